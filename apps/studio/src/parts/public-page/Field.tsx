import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly label: string
  readonly error?: string | false | undefined
  /** What helps to fill it in; an error takes its place. */
  readonly hint?: string
  /** What stands in the field's right end. */
  readonly children?: ReactNode
}

/** A labelled field of the pages before the studio. Its own, so that the kit's fields are loaded with the studio. */
export function Field({ label, error, hint, children, className, ...input }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={`${styles.input} ${className ?? ''}`}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? noteId : input['aria-describedby']}
        />
        {children}
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
    </div>
  )
}
