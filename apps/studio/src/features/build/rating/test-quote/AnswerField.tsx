import { tickedIn, tickedText } from '@coverwright/domain/build/question/ticked'
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core'
import { said } from '../../../../core/text/said.ts'
import { useRatingEditing } from '../rating-editing.ts'
import classes from './Test.module.css'
import type { TestField } from './test-fields.ts'

interface AnswerFieldProps {
  readonly field: TestField
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One answer, in the way its kind is given. What the engine refuses is said beside it. */
export function AnswerField({ field, value, onChange }: AnswerFieldProps) {
  const { result } = useRatingEditing()
  const { name, label, input, options } = field
  const refused =
    result?.kind === 'failure' && result.failure.place.input === name ? said(result.failure.message) : undefined
  if (input.kind === 'yes-no')
    return (
      <Checkbox
        className={classes.wide}
        label={label}
        checked={value === 'yes'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : 'no')}
      />
    )
  if (input.kind === 'choice')
    return (
      <Select
        size="sm"
        searchable={options.length > 8}
        label={label}
        data={options}
        value={value}
        error={refused}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
      />
    )
  if (input.kind === 'several')
    return (
      <MultiSelect
        className={classes.wide}
        size="sm"
        searchable={options.length > 8}
        label={label}
        data={options}
        value={tickedIn(value)}
        error={refused}
        onChange={(ticked) => onChange(tickedText(ticked))}
      />
    )
  return (
    <TextInput
      size="sm"
      label={label}
      type={input.kind === 'date' ? 'date' : 'text'}
      {...(input.kind === 'number' && { inputMode: 'decimal' })}
      value={value}
      error={refused}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
