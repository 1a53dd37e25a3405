import type { ReactNode } from 'react'
import classes from './ListScreen.module.css'

interface NameCellProps {
  readonly name: string
  readonly detail?: string | null
  readonly icon?: ReactNode
}

/** The name of a row with one line of detail; the detail is cut short, never the name. */
export function NameCell({ name, detail, icon }: NameCellProps) {
  return (
    <span className={classes.name}>
      {icon}
      <span>
        <b>{name}</b>
        {detail && <span>{detail}</span>}
      </span>
    </span>
  )
}
