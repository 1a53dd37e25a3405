import type { ReactNode } from 'react'
import classes from './Card.module.css'
import { useArrival } from './use-arrival.ts'

interface CardProps {
  /** Where an address with this name after its `#` leads: the card is scrolled to and has the focus. */
  readonly id?: string
  readonly title?: string
  /** Beside the title: a count, how much is done. */
  readonly note?: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

export function Card({ id, title, note, action, children, className = '' }: CardProps) {
  return (
    <section
      ref={useArrival(id)}
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`${classes.card} ${className}`}
      aria-label={title}
    >
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
