import { IconAlertTriangle, IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Launch.module.css'

const icons = { success: IconCircleCheckFilled, danger: IconAlertTriangle, info: IconInfoCircle } as const

interface FindingProps {
  readonly tone: keyof typeof icons
  readonly title: string
  readonly children?: ReactNode
}

/** One thing that was looked at, and how it came out. */
export function Finding({ tone, title, children }: FindingProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.finding} data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
