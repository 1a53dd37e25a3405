import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Editor.module.css'
import { HelpLink } from './HelpLink.tsx'

interface EditorTab {
  readonly key: string
  readonly to: string
  readonly label: string
  readonly count?: number | undefined
  /** How many things there are still to put right. */
  readonly problems?: { readonly count: number; readonly label: string } | undefined
}

interface EditorShellProps {
  /** Back, tile, name, version, save state. */
  readonly start: ReactNode
  /** What the editor switches between: its parts, or widths. */
  readonly middle: ReactNode
  /** Undo, redo, one secondary action, one primary. */
  readonly end: ReactNode
  /** Above the work: who else is editing, what could not be saved. */
  readonly alerts: ReactNode
  /** Nothing can be changed: fields look as they are, to be read. */
  readonly isLocked?: boolean | undefined
  readonly children: ReactNode
}

/** A full-screen editor: one bar, then panes around the work. */
export const EditorShell = ({ start, middle, end, alerts, isLocked, children }: EditorShellProps) => (
  <div className={classes.frame} data-locked={isLocked || undefined}>
    <header className={classes.bar}>
      <div className={classes.start}>{start}</div>
      {middle}
      <div className={classes.end}>
        <HelpLink />
        {end}
      </div>
    </header>
    <div className={classes.alerts}>{alerts}</div>
    <main className={classes.work}>{children}</main>
  </div>
)

interface EditorFrameProps extends Omit<EditorShellProps, 'middle'> {
  readonly tabsLabel: string
  readonly tabs: readonly EditorTab[]
  readonly current: string
}

/** Where not all of them have room, the one that is open is seen. */
function show(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A full-screen editor of several parts. */
export const EditorFrame = ({ tabsLabel, tabs, current, ...shell }: EditorFrameProps) => (
  <EditorShell
    {...shell}
    middle={
      <nav className={classes.tabs} aria-label={tabsLabel}>
        {tabs.map(({ key, to, label, count, problems }) => (
          <Link key={key} to={to} {...(key === current && { 'aria-current': 'page', ref: show })}>
            {label}
            {count !== undefined && <span className={classes.count}>{count}</span>}
            {problems && problems.count > 0 && (
              <span className={classes.problems} role="img" aria-label={problems.label} title={problems.label}>
                {problems.count}
              </span>
            )}
          </Link>
        ))}
      </nav>
    }
  />
)

export const BarLine = () => <span className={classes.line} aria-hidden="true" />
