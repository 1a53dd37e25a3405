import classes from './DataName.module.css'

interface DataNameProps {
  readonly name: string
  /** Selected, or recognised as data the product knows. */
  readonly isAccent?: boolean
  /** Leads to the question it belongs to. */
  readonly onOpen?: () => void
}

/** The same data looks the same wherever it is meant: in a question, a price column, a rule, a trace. */
export function DataName({ name, isAccent = false, onOpen }: DataNameProps) {
  const look = { className: classes.chip, 'data-accent': isAccent || undefined, 'data-name': name }
  if (!onOpen) return <code {...look}>{name}</code>
  return (
    <button type="button" {...look} onClick={onOpen}>
      {name}
    </button>
  )
}
