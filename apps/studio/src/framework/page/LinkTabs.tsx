import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Path } from '../../core/screens/paths.ts'
import classes from './LinkTabs.module.css'

interface LinkTab {
  readonly key: string
  readonly to: string
  readonly label: string
  readonly count?: ReactNode
}

interface LinkTabsProps {
  readonly label: string
  readonly tabs: readonly LinkTab[]
  readonly current: string
}

/** Links, not switches: each tab has an address of its own. */
export const LinkTabs = ({ label, tabs, current }: LinkTabsProps) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.key} to={tab.to} aria-current={tab.key === current ? 'page' : undefined}>
        {tab.label} <span>{tab.count}</span>
      </Link>
    ))}
  </nav>
)

/** The address of a tab of `path`: the first needs no mention. */
export const tabAddress = (path: Path, tabs: readonly string[], tab: string) =>
  tab === tabs[0] ? path : `${path}?tab=${tab}`
