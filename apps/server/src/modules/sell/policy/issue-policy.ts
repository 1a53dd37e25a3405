import { coverDaysOf } from '@coverwright/domain/build/body/cover-period'
import { personOf } from '@coverwright/domain/build/body/person'
import { monthlyOf } from '@coverwright/domain/build/body/price'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { scheduleOf } from '@coverwright/domain/sell/payment/instalments'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { insertOf } from '../../../platform/database/save-row.ts'
import { together } from '../../../platform/database/together.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { newId } from '../../../platform/id.ts'
import { enqueueAtTheEnd } from '../../../platform/jobs/enqueue.ts'
import { publish } from '../../../platform/live/publish.ts'
import { takeNumber } from '../../build/number/index.ts'
import { hasGateway } from '../../publish/gateway/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { findResale, noteSale } from '../../publish/resale/index.ts'
import type { ApplicationRow } from '../application/index.ts'
import { keepCustomer } from '../customer/index.ts'
import type { QuoteRow } from '../quote/index.ts'
import { bookTransaction, findReport } from '../transaction/index.ts'
import { collectedAt } from './collect-instalment-job.ts'
import { insuredOf } from './insured-of.ts'
import { makeDocuments } from './make-documents-job.ts'
import { raiseOwnEvents } from './raise-own-events.ts'
import { instalments, type PolicyRow, policies } from './tables.ts'

interface Sale {
  readonly application: ApplicationRow
  readonly quote: QuoteRow
  readonly payment: Pick<PolicyRow, 'voucher'> & { readonly id: string }
  readonly now: Date
}

export type IssuedPolicy = Pick<PolicyRow, 'number' | 'customerId' | 'startsOn' | 'endsOn' | 'email'>

/**
 * Number, policy, instalments, documents and message in the caller's transaction: all of them or none. The caller has
 * locked the application; that it has one policy, and a payment one, the unique keys say besides.
 */
export async function issuePolicy(tx: WriteTx, { application, quote, payment, now }: Sale): Promise<IssuedPolicy> {
  const release = await getRelease(tx, application)
  const { content } = release
  const { premium, selection } = quote
  if (!premium || !selection.plan) throw new Error('A quote without a price was paid for')
  const covered = coverDaysOf(content.body, quote.values, quote.coverStart)
  if (!covered) throw new Error('A quote without a last day of cover was paid for')
  const { productId, settings } = content
  const today = isoDate(calendarDate(now, settings.timeZone))
  const [taken, report, resale] = await together(tx, () => [
    takeNumber(tx, { productId, mode: application.mode, today, reference: quote.reference }),
    findReport(tx, productId),
    findResale(tx, productId),
  ])
  const person = personOf(content.body, quote.values)
  const customerId = await keepCustomer(tx, {
    mode: application.mode,
    email: person.email,
    name: person.holder,
    isConfirmed: true,
  })
  const { netMinor, commissionMinor, feeMinor, taxMinor, grossMinor, currency } = premium
  const sold = {
    id: newId(),
    ...taken,
    productId,
    productName: settings.name,
    releaseId: release.id,
    applicationId: application.id,
    quoteId: quote.id,
    paymentId: payment.id,
    voucher: payment.voucher,
    mode: application.mode,
    language: application.language,
    origin: application.origin,
    incentive: quote.incentive,
    ...person,
    customerId,
    insured: insuredOf(content, application),
    plan: selection.plan,
    choices: selection.choices,
    addOns: [...selection.addOns],
    frequency: selection.pay,
    netMinor,
    commissionMinor,
    feeMinor,
    taxMinor,
    grossMinor,
    currency,
    startsOn: covered.startsOn,
    endsOn: covered.endsOn,
    issuedAt: now,
  }
  const { insurer } = content.body.regulatory
  atTheEnd(tx, insertOf(policies, sold))
  enqueueAtTheEnd(tx, makeDocuments, { policyId: sold.id })
  publish(tx, { kind: 'policy', subjectId: sold.id })
  raiseEvent(tx, 'policy.issued', { policyId: sold.id })
  raiseOwnEvents(tx, { content, application, quote, policyId: sold.id, now })
  await bookTransaction(tx, {
    kind: 'sale',
    policy: sold,
    parts: sold,
    insurer,
    report,
    terms: application.commissionTerms,
    now,
  })
  if (resale) await noteSale(tx, sold, resale, () => hasGateway(tx))
  const monthly = selection.pay === 'monthly' ? monthlyOf(premium) : undefined
  if (monthly) keepSchedule(tx, sold, scheduleOf(quote.coverStart, monthly))
  return sold
}

/** The first instalment is what was just paid; each waits for the one before. */
function keepSchedule(
  tx: WriteTx,
  { id: policyId, paymentId }: Pick<PolicyRow, 'id' | 'paymentId'>,
  schedule: ReturnType<typeof scheduleOf>,
) {
  for (const instalment of schedule) {
    const paid = instalment.number === 1 && { state: 'paid' as const, paymentId }
    const next = instalment.number === 2 && { collectAt: collectedAt(instalment.dueOn) }
    atTheEnd(tx, insertOf(instalments, { id: newId(), policyId, ...instalment, ...paid, ...next }))
  }
}
