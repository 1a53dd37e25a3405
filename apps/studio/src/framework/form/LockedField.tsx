import { Input } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import classes from './LockedField.module.css'

interface LockedFieldProps {
  readonly label: string
  readonly value: string
  /** Why it cannot be changed, and until when. */
  readonly reason: string
}

/** Looks like text with a lock, not like a field that refuses. */
export function LockedField({ label, value, reason }: LockedFieldProps) {
  return (
    <div>
      <Input.Label component="div">
        {label}
        <IconLock size={12} />
      </Input.Label>
      <div className={classes.value}>{value}</div>
      <Input.Description>{reason}</Input.Description>
    </div>
  )
}
