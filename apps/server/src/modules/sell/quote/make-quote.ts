import { randomBytes } from 'node:crypto'
import { Premium } from '@coverwright/domain/base/money/premium'
import type { Selection } from '@coverwright/domain/build/plan/selection'
import { regulationOf } from '@coverwright/domain/build/product/regulation'
import type { DataValues } from '@coverwright/domain/build/question/data-values'
import type { Quote } from '@coverwright/domain/build/rating/quote'
import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import { quoteReference } from '@coverwright/domain/sell/quote/quote'
import { quoteLifecycle } from '@coverwright/domain/sell/quote/quote-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import { insertRow } from '../../../platform/database/save-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { FrozenRelease } from '../../publish/release/index.ts'
import type { ApplicationRow } from '../application/index.ts'
import { type QuoteRow, quotes } from './tables.ts'

interface Priced {
  readonly application: ApplicationRow
  readonly release: FrozenRelease
  readonly selection: Selection
  readonly values: DataValues
  readonly startDate: string
  readonly inputHash: string
  readonly now: Date
  readonly incentive?: Incentive | undefined
}

/** Keeps a price with its explanation. The offers made before for this application are replaced by it. */
export async function makeQuote(tx: WriteTx, priced: Priced, result: Quote): Promise<QuoteRow> {
  const { application, release, selection, values, startDate, inputHash, now, incentive } = priced
  await tx
    .update(quotes)
    .set({ state: 'replaced' })
    .where(and(eq(quotes.applicationId, application.id), inArray(quotes.state, replaceable)))
  return insertRow(tx, quotes, {
    applicationId: application.id,
    releaseId: release.id,
    programHash: result.program,
    inputHash,
    reference: quoteReference(randomBytes(10)),
    mode: application.mode,
    state: stateOf(result.decision),
    decision: result.decision,
    reasons: result.reasons,
    values,
    selection,
    coverStart: startDate,
    // Refuses a premium whose parts do not add up: it would be wrong on every paper that follows.
    premium: result.premium && Premium.parse(result.premium),
    trace: result.trace ?? [],
    incentive,
    validUntil: validUntil(now, regulationOf(release.content.settings, startDate).quoteDays),
  })
}

const replaceable = quoteLifecycle.states.filter((state) => quoteLifecycle.next(state, 'replace'))

const stateOf = (decision: Quote['decision']) =>
  decision === 'accept' ? quoteLifecycle.initial : (quoteLifecycle.next(quoteLifecycle.initial, decision) ?? 'declined')

const validUntil = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
