import type { ReactNode } from 'react'
import classes from './Empty.module.css'

interface EmptyProps {
  readonly icon: ReactNode
  readonly title: string
  /** What it is for, in one sentence. */
  readonly description: string
  /** The one next step. */
  readonly action?: ReactNode
}

export function Empty({ icon, title, description, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      <p className={classes.description}>{description}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
