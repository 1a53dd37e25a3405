import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { problemOf } from '../../../core/text/said.ts'

interface AddressProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly schema: z.ZodType<string, string>
  readonly maxLength: number
  readonly onChange: (value: string) => void
}

/** Where something leads or lies. Half an address stays here with what it lacks: in the mail it would stop every save. */
export function Address({ label, hint, value, schema, maxLength, onChange }: AddressProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Undone meanwhile: what the mail says wins.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const write = (text: string) => {
    setTyped(text)
    const { data } = schema.safeParse(text)
    if (data === undefined) return
    setKnown(data)
    onChange(data)
  }
  return (
    <TextInput
      label={label}
      description={hint}
      value={typed}
      maxLength={maxLength}
      error={problemOf(schema.safeParse(typed).error)}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
