import { HostField } from './HostField.tsx'
import classes from './Launch.module.css'
import { LiveReview } from './LiveReview.tsx'
import type { GoLive } from './use-go-live.ts'

interface LiveFieldsProps {
  readonly live: GoLive
  readonly productId: string
}

/** Where it goes, and what whoever puts it there looks at first. */
export const LiveFields = ({ live: { input, review, reason }, productId }: LiveFieldsProps) => (
  <div className={classes.fields}>
    <HostField input={input} />
    <LiveReview review={review} reason={reason} productId={productId} />
  </div>
)
