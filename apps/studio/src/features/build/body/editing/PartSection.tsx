import type { ReactNode } from 'react'
import { useBody } from '../../body-editing/body-editing.ts'
import { placeText } from '../../body-editing/place.ts'
import classes from './PartSection.module.css'

interface PartSectionProps {
  readonly title: string
  readonly hint: string
  /** The place of what it lists: what is missing there as a whole is said here. */
  readonly at: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function PartSection({ title, hint, at, action, children }: PartSectionProps) {
  const { problems } = useBody()
  const own = problems.filter(({ path }) => placeText(path) === at)
  return (
    <section className={classes.section} data-at={at}>
      <header className={classes.head}>
        <div>
          <h2>{title}</h2>
          <p>{hint}</p>
        </div>
        {action}
      </header>
      {own.map(({ message }) => (
        <p key={message} className={classes.problem} data-tone="warning">
          {message}
        </p>
      ))}
      {children}
    </section>
  )
}
