import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './Registration.module.css'

interface ChoiceFieldProps {
  readonly label: string
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint: string }[]
  readonly value?: unknown
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** One of a few, side by side; what the chosen one means stands under them. */
export function ChoiceField({ label, name, choices, value, onChange, error }: ChoiceFieldProps) {
  const noteId = `${useId()}-note`
  const hint = choices.find((choice) => choice.value === value)?.hint
  return (
    <fieldset className={styles.choices} aria-describedby={error || hint ? noteId : undefined}>
      <legend>{label}</legend>
      <div className={styles.options}>
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
            {choice.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={noteId} className={styles.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  )
}
