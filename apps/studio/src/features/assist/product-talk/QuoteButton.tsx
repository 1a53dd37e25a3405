import type { ReactNode } from 'react'
import classes from './QuoteButton.module.css'

interface QuoteButtonProps {
  readonly heading: string | null
  readonly quote: ReactNode
  /** The file, and where in it. */
  readonly from: string
  readonly onOpen: () => void
}

/** What a document says, word for word; pressed, it shows the place. */
export function QuoteButton({ heading, quote, from, onOpen }: QuoteButtonProps) {
  return (
    <button type="button" className={classes.quote} onClick={onOpen}>
      {heading && <b>{heading}</b>}
      <q>{quote}</q>
      <small>{from}</small>
    </button>
  )
}
