import type { ReactNode } from 'react'
import classes from './Page.module.css'

/** What a screen in the sheet stands in: the gutter, and a width the eye can follow. */
export function Page({ children, isNarrow = false }: { readonly children: ReactNode; readonly isNarrow?: boolean }) {
  return (
    <div className={classes.page} data-narrow={isNarrow || undefined}>
      {children}
    </div>
  )
}
