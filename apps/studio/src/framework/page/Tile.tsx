import type { ReactNode } from 'react'
import type { Tone } from '../status/statuses.ts'
import classes from './Tile.module.css'

/** A small square for an icon: the kind of thing a row or a notice is about. */
export function Tile({ tone, children }: { readonly tone: Tone | 'accent'; readonly children: ReactNode }) {
  return (
    <span className={classes.tile} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}
