import { hash } from 'node:crypto'
import { type Selection, type SelectionChange, select } from '@coverwright/domain/build/plan/selection'
import type { DataValues } from '@coverwright/domain/build/question/data-values'
import { fail } from '@coverwright/domain/errors'
import { canonicalJson } from '@coverwright/domain/hash-json'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { type Priced, pricedValues, tracedPrice } from '@coverwright/domain/sell/journey/price-journey'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { requireBound } from '../../publish/resale/index.ts'
import {
  type ApplicationRow,
  changeApplication,
  isBought,
  type JourneyWrite,
  lockApplication,
  saveApplication,
} from '../application/index.ts'
import { getOffered, type Offered } from '../referral/index.ts'
import { makeQuote } from './make-quote.ts'
import { type QuoteRow, quotes } from './tables.ts'

export interface PricedApplication {
  readonly application: ApplicationRow
  readonly quote: QuoteRow
}

/** Takes the buyer's choice and keeps its price. The same answers and choice again are the same quote. */
export async function priceApplication(
  journey: JourneyWrite,
  token: string,
  change: SelectionChange,
): Promise<PricedApplication> {
  const { before, offered, selection } = await takeChoice(journey, token, change)
  if (!selection.plan) return fail('application.not-priced', { plan: 'Choose a plan' })
  return keepPrice(journey, before, offered, { selection, plan: selection.plan })
}

/**
 * Where no plan is offered: the decision, with its reasons, for whoever looks at it. It is made for the first plan while
 * the buyer has chosen none, and chooses none for them.
 */
export async function decideApplication(journey: JourneyWrite, token: string): Promise<PricedApplication> {
  const { before, offered, selection } = await takeChoice(journey, token, {})
  const plan = selection.plan ?? offered.release.content.body.cover.plans[0]?.code ?? fail('application.not-priced')
  const decided = await keepPrice(journey, before, offered, { selection, plan })
  return selection.plan || decided.quote.decision !== 'accept' ? decided : fail('application.not-priced')
}

async function takeChoice({ tx, now }: JourneyWrite, token: string, change: SelectionChange) {
  const before = await lockApplication(tx, token, now)
  if (isBought(before.state)) return fail('application.issued')
  const offered = await getOffered(tx, before, now)
  await requireBound(tx, offered.release.content.providerId)
  return { before, offered, selection: select(offered.release.content.body.cover, before.selection, change) }
}

async function keepPrice(
  journey: JourneyWrite,
  before: ApplicationRow,
  offered: Offered,
  { selection, plan }: { readonly selection: Selection; readonly plan: string },
): Promise<PricedApplication> {
  const { tx, audit, now } = journey
  const { release, underwriting, saving } = offered
  const { answers, fetched } = before
  const priced = pricedValues({ ...offered, answers, fetched, selection: { ...selection, plan }, now })
  const { values, startDate, end, late } = priced
  // Who it is for may be asked once the price was seen: that makes no other quote of it.
  const ratedOn = Object.fromEntries(Object.entries(values).filter(([name]) => !late.includes(name)))
  const given = { ...(end && { end }), ...(underwriting && { underwriting }), ...(saving && { saving }) }
  const input = { release: release.contentHash, values: ratedOn, startDate, ...given, pay: selection.pay }
  const inputHash = hash('sha256', canonicalJson(input))
  const known = await withValues(tx, await findValidQuote(tx, before.id, inputHash, now), values)
  if (known && known.id === before.quoteId) {
    await audit(before.id, { quote: known.reference, isUnchanged: true })
    return { application: before, quote: known }
  }

  const quote =
    known ?? (await keepQuote(tx, { application: before, release, selection, inputHash, now, ...priced }, offered))
  const changed = await changeApplication(journey, before, { selection })
  const event = ({ accept: undefined, refer: 'refer', decline: 'decline' } as const)[quote.decision]
  const state = (event && applicationLifecycle.next(changed.state, event)) ?? changed.state
  await audit(before.id, {
    quote: quote.reference,
    decision: quote.decision,
    grossMinor: quote.premium?.grossMinor ?? null,
  })
  return { application: await saveApplication(tx, before.id, { quoteId: quote.id, state }), quote }
}

/** What a code took off is kept with it: the difference to what the same would cost anybody else. */
function keepQuote(tx: WriteTx, kept: Parameters<typeof makeQuote>[1] & Priced, offered: Offered): Promise<QuoteRow> {
  const result = tracedPrice(offered, kept)
  const { saving, ...plain } = offered
  const whole = saving && tracedPrice(plain, kept).premium
  const discountMinor = whole && result.premium ? whole.grossMinor - result.premium.grossMinor : 0
  const incentive =
    saving && discountMinor > 0 ? { couponId: saving.couponId, code: saving.code, discountMinor } : undefined
  return makeQuote(tx, { ...kept, incentive }, result)
}

/** What was asked since belongs to the same quote: whoever it is sold to stands in it. */
async function withValues(tx: WriteTx, quote: QuoteRow | undefined, values: DataValues): Promise<QuoteRow | undefined> {
  if (!quote || canonicalJson(quote.values) === canonicalJson(values)) return quote
  await tx.update(quotes).set({ values }).where(eq(quotes.id, quote.id))
  return { ...quote, values }
}

/** Answers that were changed and changed back find their quote again, with its reference and its last day. */
async function findValidQuote(tx: WriteTx, applicationId: string, inputHash: string, now: Date) {
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.applicationId, applicationId),
        eq(quotes.inputHash, inputHash),
        inArray(quotes.state, ['open', 'referred', 'declined']),
        gt(quotes.validUntil, now),
      ),
    )
    .orderBy(desc(quotes.id))
    .limit(1)
  return quote
}
