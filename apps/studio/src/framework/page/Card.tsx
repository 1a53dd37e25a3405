import type { ReactNode } from 'react'
import classes from './Card.module.css'

interface CardProps {
  readonly title?: string
  /** Beside the title: a count, how much is done. */
  readonly note?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

export function Card({ title, note, action, children, className = '' }: CardProps) {
  return (
    <section className={`${classes.card} ${className}`} aria-label={title}>
      {title && (
        <header className={classes.head}>
          <h2>{title}</h2>
          {note && <span className={classes.note}>{note}</span>}
          {action && <span className={classes.action}>{action}</span>}
        </header>
      )}
      {children}
    </section>
  )
}
