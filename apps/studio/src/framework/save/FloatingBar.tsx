import type { ReactNode } from 'react'
import classes from './FloatingBar.module.css'

/** Floats over the foot of the sheet while there is something to decide. */
export function FloatingBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.place} data-floating>
      <div className={classes.bar} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  )
}
