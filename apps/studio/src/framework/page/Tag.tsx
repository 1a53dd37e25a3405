import type { ReactNode } from 'react'
import classes from './Tag.module.css'

/** A fact, not a state: a version, a type, "Primary". Outline, no dot. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>
}
