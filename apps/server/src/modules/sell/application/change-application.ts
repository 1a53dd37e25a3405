import { fail } from '@coverwright/domain/errors'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { expiryFrom, type JourneyWrite, saveApplication } from './internal.ts'
import { paymentGivenUp } from './payment-given-up.ts'
import type { ApplicationRow, applications } from './tables.ts'

type Inserted = typeof applications.$inferInsert
type Change =
  | (Pick<Inserted, 'answers'> & Partial<Pick<Inserted, 'reminder' | 'abandonAt'>>)
  | Pick<Inserted, 'selection'>
  | Required<Pick<Inserted, 'fetched'>>
  | Pick<Inserted, 'couponId' | 'couponCode'>
  | Pick<Inserted, 'voucher'>

/** What was declared, and the price, were for what stood there before. */
export async function changeApplication({ tx, now }: JourneyWrite, before: ApplicationRow, change: Change) {
  const state = applicationLifecycle.next(before.state, 'change') ?? fail('application.issued')
  if (before.state === 'paying') await enqueue(tx, paymentGivenUp, { applicationId: before.id })
  return saveApplication(tx, before.id, {
    ...change,
    state,
    declarations: [],
    quoteId: null,
    expiresAt: expiryFrom(now),
  })
}
