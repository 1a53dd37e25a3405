import { EmptyState } from '@mantine/core'
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
      <EmptyState icon={icon} title={title} description={description}>
        {action && <EmptyState.Actions>{action}</EmptyState.Actions>}
      </EmptyState>
    </div>
  )
}
