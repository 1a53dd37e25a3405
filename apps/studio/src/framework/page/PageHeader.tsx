import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Address } from '../../core/screens/paths.ts'
import { LackNotice } from './LackNotice.tsx'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  readonly title: ReactNode
  /** One sentence. */
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** From depth two: where one came from. */
  readonly parent?: { readonly title: string; readonly path: Address }
}

export function PageHeader({ title, description, actions, parent }: PageHeaderProps) {
  return (
    <>
      <header className={classes.header}>
        <div className={classes.words}>
          {parent && (
            <Link className={classes.parent} to={parent.path}>
              {parent.title}
            </Link>
          )}
          <h1>{title}</h1>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <LackNotice />
    </>
  )
}
