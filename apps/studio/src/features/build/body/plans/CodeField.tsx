import { dataName } from '@coverwright/domain/build/dataset/data-name'
import { messages } from '@coverwright/domain/messages'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemOf, said } from '../../../../core/text/said.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { type Path, placeText } from '../../body-editing/place.ts'

interface CodeFieldProps {
  readonly label: string
  readonly value: string
  readonly at: Path
  readonly taken: readonly string[]
  /** In a table the column says what it is: the label is for who cannot see it. */
  readonly isBare?: boolean
  readonly onRename: (name: string) => void
}

/** A name within one list; taken over when the field is left, and only if it is one of its own. */
export function CodeField({ label, value, at, taken, isBare, onRename }: CodeFieldProps) {
  const { isLocked } = useBody()
  const [typed, setTyped] = useState<string>()
  const written = typed ?? value
  const isTaken = written !== value && taken.includes(written)
  const problem = isTaken ? said(messages.alreadyExists) : problemOf(dataName.safeParse(written).error)
  return (
    <TextInput
      size="sm"
      {...(isBare ? { 'aria-label': label, placeholder: label } : { label })}
      value={written}
      maxLength={60}
      readOnly={isLocked}
      spellCheck={false}
      error={problem}
      styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (problem === undefined && written !== value) onRename(written)
        if (problem === undefined) setTyped(undefined)
      }}
      data-at={placeText(at)}
    />
  )
}
