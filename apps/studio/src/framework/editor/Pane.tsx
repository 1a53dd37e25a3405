import type { ReactNode } from 'react'
import classes from './Editor.module.css'

interface PaneProps {
  readonly side: 'left' | 'right'
  readonly title: ReactNode
  readonly label: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Left: what there is. Right: the properties of what is selected. */
export const Pane = ({ side, title, label, actions, children }: PaneProps) => (
  <aside className={classes.pane} data-side={side} aria-label={label}>
    <div className={classes.paneHead}>
      <h2>{title}</h2>
      <span className={classes.paneEnd}>{actions}</span>
    </div>
    {children}
  </aside>
)

interface SectionProps {
  readonly title?: ReactNode
  readonly end?: ReactNode
  readonly children: ReactNode
}

export const PaneSection = ({ title, end, children }: SectionProps) => (
  <section className={classes.section}>
    {title !== undefined && (
      <h3>
        {title}
        {end !== undefined && <span className={classes.sectionEnd}>{end}</span>}
      </h3>
    )}
    <div className={classes.fields}>{children}</div>
  </section>
)

/** The work itself, in a column of reading width. */
export const Canvas = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={classes.canvas} aria-label={label}>
    {children}
  </section>
)
