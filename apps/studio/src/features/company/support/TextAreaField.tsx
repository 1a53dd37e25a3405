import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import styles from '../../../parts/public-page/Field.module.css'
import own from './Support.module.css'

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly error?: string | false | undefined
}

/** Several lines, dressed like `Field`. */
export function TextAreaField({ label, error, ...area }: TextAreaFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          {...area}
          id={id}
          className={`${styles.input} ${own.area}`}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
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
