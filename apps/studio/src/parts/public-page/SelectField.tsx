import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly label: string
  readonly error?: string | false | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What stands there while nothing is chosen. */
  readonly placeholder?: string
}

/** The browser's own list, dressed like `Field`: it opens, searches and closes by the keys people know. */
export function SelectField({ label, error, options, placeholder, ...select }: SelectFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
