import { decimalText } from '@coverwright/domain/build/rating/rating-table'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemOf } from '../../../../core/text/said.ts'
import { useRatingEditing } from '../rating-editing.ts'

interface DecimalFieldProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: string
  readonly unit?: string
  readonly placeholder?: string
  /** An empty field is taken as not said. */
  readonly onClear?: () => void
  readonly onChange: (value: string) => void
}

/** A plain decimal, kept as it is written: never a binary fraction. */
export function DecimalField({
  label,
  isLabelHidden = false,
  value,
  unit,
  onClear,
  onChange,
  placeholder,
}: DecimalFieldProps) {
  const { isLocked } = useRatingEditing()
  const [written, setWritten] = useState<string | null>(null)
  const shown = written ?? value
  const isEmpty = shown.trim() === ''
  const parsed = decimalText.safeParse(shown.trim())
  const isRight = parsed.success || (isEmpty && onClear !== undefined)
  return (
    <TextInput
      size="sm"
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      inputMode="decimal"
      value={shown}
      placeholder={placeholder}
      readOnly={isLocked}
      error={isRight ? undefined : problemOf(parsed.error)}
      rightSection={unit}
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value)
        const text = currentTarget.value.trim()
        if (text === '' && onClear) onClear()
        else if (decimalText.safeParse(text).success) onChange(text)
      }}
      onBlur={() => setWritten(null)}
    />
  )
}
