import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './Registration.module.css'

interface ChoiceFieldProps {
  readonly label: string
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[]
  readonly value?: unknown
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** One of a few, each with what it means. */
export function ChoiceField({ label, name, choices, value, onChange, error }: ChoiceFieldProps) {
  const errorId = `${useId()}-error`
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            data-path={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b>{choice.label}</b>
            {choice.hint && <span>{choice.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
