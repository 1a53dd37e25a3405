import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { type FocusEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '../../body-editing/place.ts'
import { useField } from './use-field.tsx'
import { useFocusAtStart } from './use-focus-at-start.ts'

interface FieldProps {
  readonly at: Path
  readonly label: string
  readonly hint?: string | undefined
}

interface TextFieldProps extends FieldProps {
  readonly maxLength: number
  readonly placeholder?: string
  readonly lines?: number
  /** An empty text is taken out of the body altogether. */
  readonly isOptional?: boolean
  readonly isMono?: boolean
  /** In a table the column says what it is: the label is for who cannot see it. */
  readonly isBare?: boolean
  /** The cursor stands here as soon as the field is shown. */
  readonly isFocused?: boolean
  /** When it is left with another text: is told the place of the field that is gone on to, nothing where it is none. */
  readonly onLeave?: (next: string) => void
}

/** A text of the body. Counts its letters as it nears its limit. */
export function TextField({
  at,
  label,
  hint,
  maxLength,
  placeholder,
  lines = 1,
  isOptional,
  isMono,
  isBare,
  isFocused = false,
  onLeave,
}: TextFieldProps) {
  const { value, set, props } = useField(at, label)
  const focused = useFocusAtStart(isFocused)
  const text = typeof value === 'string' ? value : ''
  const before = useRef(text)
  const write = (next: string) => set(isOptional && next === '' ? undefined : next)
  const shared = {
    size: 'sm',
    ...(isBare ? { 'aria-label': label, placeholder: label } : { label }),
    description: text.length > maxLength * 0.8 ? `${text.length} / ${maxLength}` : hint,
    maxLength,
    value: text,
    ...(placeholder !== undefined && { placeholder }),
    ...(isMono && { styles: { input: { fontFamily: 'var(--cw-mono)' } } }),
    ...props,
    ref: focused,
    onFocus: () => {
      before.current = text
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      props.onBlur()
      if (text !== before.current) onLeave?.(relatedTarget?.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? '')
    },
  }
  return lines > 1 ? (
    <Textarea
      {...shared}
      autosize
      minRows={lines}
      maxRows={14}
      onChange={(event) => write(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...shared} onChange={(event) => write(event.currentTarget.value)} />
  )
}

interface NumberFieldProps extends FieldProps {
  readonly min?: number
  readonly max?: number
  readonly decimals?: number
  /** Decimal texts keep amounts exact; positions and counts are numbers. */
  readonly isText?: boolean
  readonly isRequired?: boolean
  readonly suffix?: string
}

export function NumberField({ at, label, hint, min, max, decimals = 0, isText, isRequired, suffix }: NumberFieldProps) {
  const { value, set, props } = useField(at, label)
  const write = (next: string | number) => {
    if (next === '') return isRequired ? undefined : set(undefined)
    const number = Number(next)
    if (Number.isNaN(number) || (min !== undefined && number < min) || (max !== undefined && number > max))
      return undefined
    return set(isText ? String(next) : number)
  }
  return (
    <NumberInput
      size="sm"
      label={label}
      {...(hint !== undefined && { description: hint })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(suffix !== undefined && { suffix })}
      decimalScale={decimals}
      hideControls
      clampBehavior="strict"
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={write}
      {...props}
    />
  )
}

interface ChoiceFieldProps extends FieldProps {
  readonly data: readonly { readonly value: string; readonly label: string }[]
  readonly isClearable?: boolean
  /** What an empty choice is kept as. */
  readonly empty?: null
}

export function ChoiceField({ at, label, hint, data, isClearable = false, empty }: ChoiceFieldProps) {
  const { value, set, props, isLocked } = useField(at, label)
  return (
    <Select
      size="sm"
      label={label}
      {...(hint !== undefined && { description: hint })}
      data={[...data]}
      allowDeselect={false}
      clearable={isClearable && !isLocked}
      searchable={data.length > 8}
      value={typeof value === 'string' ? value : null}
      onChange={(next) => set(next ?? (empty === null ? null : undefined))}
      {...props}
    />
  )
}

interface SwitchFieldProps extends FieldProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On and off of something that is kept in its own way. */
export function SwitchField({ at, label, hint, isOn, onChange }: SwitchFieldProps) {
  const { props, isLocked } = useField(at, label)
  return (
    <Switch
      size="sm"
      labelPosition="left"
      label={label}
      {...(hint !== undefined && { description: hint })}
      checked={isOn}
      disabled={isLocked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      data-at={props['data-at']}
      styles={{ body: { justifyContent: 'space-between' } }}
    />
  )
}

/** For a day, as 2026-01-31. */
export function DayField({ at, label, hint }: FieldProps) {
  const { t } = useTranslation('body')
  const { value, set, props } = useField(at, label)
  return (
    <TextInput
      size="sm"
      type="date"
      label={label}
      description={hint ?? t('fields.anyDay')}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => set(event.currentTarget.value || undefined)}
      {...props}
    />
  )
}
