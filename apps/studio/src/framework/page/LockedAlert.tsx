import { Alert } from '@mantine/core'
import { IconLock, IconUserEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './LockedAlert.module.css'

interface LockedAlertProps {
  /** `settled`: it can no longer change. `taken`: someone else is editing it. */
  readonly kind: 'settled' | 'taken'
  readonly title: string
  readonly children: ReactNode
  /** The one way forward. */
  readonly action?: ReactNode
}

/** Above a page whose fields are read-only: why, until when, and the one way forward. */
export function LockedAlert({ kind, title, children, action }: LockedAlertProps) {
  const icon = kind === 'settled' ? <IconLock size={16} /> : <IconUserEdit size={16} />
  return (
    <Alert color={kind === 'settled' ? 'info' : 'warning'} icon={icon} title={title}>
      <div className={classes.row}>
        <div>{children}</div>
        {action}
      </div>
    </Alert>
  )
}
