import { HostField } from './HostField.tsx'
import classes from './Launch.module.css'
import { LiveReview } from './LiveReview.tsx'
import type { GoLive } from './use-go-live.ts'

interface LiveFieldsProps {
  readonly live: GoLive
}

/** Where it goes, and what whoever puts it there looks at first. */
export const LiveFields = ({ live: { input, review, reason } }: LiveFieldsProps) => (
  <div className={classes.fields}>
    <HostField input={input} />
    <LiveReview review={review} reason={reason} />
  </div>
)
