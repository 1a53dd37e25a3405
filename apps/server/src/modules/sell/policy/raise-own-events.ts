import { raisedOn } from '@coverwright/domain/build/flow/raised'
import { calendarDate } from '@coverwright/domain/build/question/answers'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { rulesOf } from '@coverwright/domain/sell/journey/journey-rules'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseOwn } from '../../../platform/events/raise-event.ts'
import type { ApplicationRow } from '../application/index.ts'
import type { QuoteRow } from '../quote/index.ts'

interface Sold {
  readonly content: ReleaseContent
  readonly application: ApplicationRow
  readonly quote: Pick<QuoteRow, 'selection' | 'values'>
  readonly policyId: string
  readonly now: Date
}

/** What the journey raises of whoever came by and bought. Nothing is walked for a journey that raises nothing. */
export function raiseOwnEvents(tx: WriteTx, { content, application, quote, policyId, now }: Sold): void {
  const { ownEvents, settings } = content
  if (!ownEvents) return
  const { answers, fetched } = application
  const today = calendarDate(now, settings.timeZone)
  const walk = rulesOf(content).walk({ answers, selection: quote.selection, fetched, today, isSold: true })
  // What was priced and is on the policy, with what a price is worked out from besides.
  const { values } = quote
  for (const { type, fields } of raisedOn({ ...walk, values }, ownEvents, now))
    raiseOwn(tx, type, { ...fields, policyId })
}
