import { calendarDate } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import type { SoldOn } from '@coverwright/domain/sell/policy/policy-answers'
import { asc, eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, applications } from '../application/index.ts'
import { type CustomerRow, customers } from '../customer/index.ts'
import { type CorrectionRow, findPolicy, type PolicyRow, policyCorrections } from '../policy/index.ts'
import { getQuote, type QuoteRow } from '../quote/index.ts'
import { referralsOf } from '../referral/index.ts'

/** A policy with everything it was sold on. */
export interface Sold {
  readonly policy: PolicyRow
  readonly application: ApplicationRow
  readonly quote: QuoteRow
  readonly release: FrozenRelease
  readonly customer: CustomerRow | undefined
  readonly referralIds: readonly string[]
  /** The oldest first. */
  readonly corrections: readonly CorrectionRow[]
}

/** More than anybody makes, fewer than a page takes long to show. */
const mostCorrections = 100

export async function findSold(tx: ReadTx, id: string): Promise<Sold | undefined> {
  const policy = await findPolicy(tx, id)
  if (!policy) return undefined
  return {
    policy,
    application: (await selectRow(tx, applications, policy.applicationId)) ?? fail('policy.not-found'),
    quote: await getQuote(tx, policy.quoteId),
    release: await getRelease(tx, policy),
    customer: policy.customerId ? await selectRow(tx, customers, policy.customerId) : undefined,
    referralIds: await referralsOf(tx, policy.applicationId),
    corrections: await correctionsOf(tx, id),
  }
}

const correctionsOf = (tx: ReadTx, policyId: string): Promise<CorrectionRow[]> =>
  tx
    .select()
    .from(policyCorrections)
    .where(eq(policyCorrections.policyId, policyId))
    .orderBy(asc(policyCorrections.id))
    .limit(mostCorrections)

export const soldOn = ({ policy, application, quote, release }: Sold): SoldOn => ({
  content: release.content,
  program: release.program.program,
  answers: application.answers,
  selection: quote.selection,
  fetched: application.fetched,
  today: calendarDate(policy.issuedAt, release.content.settings.timeZone),
})
