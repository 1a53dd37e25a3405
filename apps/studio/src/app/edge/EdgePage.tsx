import type { ReactNode } from 'react'
import styles from './EdgePage.module.css'

interface EdgePageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly body: ReactNode
  readonly actions?: ReactNode
}

/** A page about what is not there: what it is, and the way on. */
export function EdgePage({ icon, title, body, actions }: EdgePageProps) {
  return (
    <section className={styles.page}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.body}>{body}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
