import { personOf } from '@coverwright/domain/build/body/person'
import type { DataValues } from '@coverwright/domain/build/question/data-values'
import type { Decision, QuoteReason } from '@coverwright/domain/sell/quote/quote'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { riskOf } from '@coverwright/domain/sell/referral/risk'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, type JourneyWrite, keptFrom, saveApplication } from '../application/index.ts'
import { keepCustomer } from '../customer/index.ts'
import { referrals } from './tables.ts'

interface Priced {
  readonly application: ApplicationRow
  readonly quote: {
    readonly id: string
    readonly reference: string
    readonly decision: Decision
    readonly reasons: readonly QuoteReason[]
    readonly values: DataValues
  }
}

/** What the rules refer is a case from then on; what they no longer refer is none any more. */
export async function followPrice(journey: JourneyWrite, priced: Priced): Promise<void> {
  if (priced.quote.decision === 'refer') await openReferral(journey, priced)
  else if (priced.application.keptUntil) await withdraw(journey, priced.application.id)
}

async function openReferral(journey: JourneyWrite, { application, quote }: Priced) {
  const { tx, audit, now } = journey
  const { content, program } = await getRelease(tx, application)
  const riskHash = riskOf(content.body, program, quote.values)
  const { holder, email } = personOf(content.body, quote.values)
  const { mode } = application
  const customerOf = async () => (email ? keepCustomer(tx, { mode, email, name: holder }) : null)
  const ofRisk = and(eq(referrals.riskHash, riskHash), ne(referrals.state, 'withdrawn'))
  const [known] = await tx
    .select({ id: referrals.id, customerId: referrals.customerId, state: referrals.state })
    .from(referrals)
    .where(and(eq(referrals.applicationId, application.id), ofRisk))
    .orderBy(desc(referrals.createdAt))
    .limit(1)
  if (known) {
    if (known.customerId === null && known.state === 'waiting' && email)
      await sayWhose(journey, application, known.id, await customerOf())
    return
  }
  await withdraw(journey, application.id)

  const customerId = await customerOf()
  const reasons = quote.reasons.filter(({ outcome }) => outcome === 'refer').map(({ reason }) => reason)
  const [referral] = await tx
    .insert(referrals)
    .values({
      applicationId: application.id,
      productId: content.productId,
      customerId,
      quoteId: quote.id,
      reference: quote.reference,
      mode,
      riskHash,
      reasons: [...new Set(reasons)],
      createdAt: now,
    })
    .returning()
  if (!referral) throw new Error('The referral was not saved')
  await saveApplication(tx, application.id, { customerId, keptUntil: keptFrom(now) })
  publish(tx, { kind: 'referral', subjectId: referral.id })
  // Nobody can be answered yet who is asked for their address after the price.
  const isTold = customerId !== null || content.body.standard.email === null
  const isMailed = isTold && (await tell(journey, referral.id, customerId))
  await audit(referral.id, { referred: quote.reference, isMailed })
}

/** Of a case that was referred before its customer was asked who they are. */
async function sayWhose(journey: JourneyWrite, { id }: ApplicationRow, referralId: string, customerId: string | null) {
  await journey.tx.update(referrals).set({ customerId }).where(eq(referrals.id, referralId))
  await saveApplication(journey.tx, id, { customerId })
  await journey.audit(referralId, { isMailed: await tell(journey, referralId, customerId) })
}

/** Answers whether the customer is mailed. */
async function tell(journey: JourneyWrite, referralId: string, customerId: string | null): Promise<boolean> {
  // Whoever types a stranger's address again and again does not fill their mailbox: the page says the same.
  const isMailed = customerId !== null && (await countLately(journey, customerId)) <= mostMailsADay
  raiseEvent(journey.tx, 'referral.made', { referralId, isCustomerMailed: isMailed ? 'yes' : 'no' })
  return isMailed
}

const mostMailsADay = 3
const dayMs = 24 * 60 * 60_000

const countLately = ({ tx, now }: JourneyWrite, customerId: string) =>
  tx.$count(
    referrals,
    and(eq(referrals.customerId, customerId), gt(referrals.createdAt, new Date(now.getTime() - dayMs))),
  )

/** Nobody need look at what is no longer asked. */
async function withdraw({ tx, audit }: JourneyWrite, applicationId: string) {
  const waiting = and(eq(referrals.applicationId, applicationId), eq(referrals.state, 'waiting'))
  const state = referralLifecycle.next('waiting', 'withdraw') ?? 'withdrawn'
  const withdrawn = await tx.update(referrals).set({ state }).where(waiting).returning({ id: referrals.id })
  for (const { id } of withdrawn) await audit(id, { to: state })
}
