import { priceList } from '@coverwright/domain/build/body/price'
import { beforeFees } from '@coverwright/domain/build/body/price-underwritten'
import { select } from '@coverwright/domain/build/plan/selection'
import { coverUnder, type Terms } from '@coverwright/domain/build/plan/terms'
import type { Quote } from '@coverwright/domain/build/rating/quote'
import { RatingError } from '@coverwright/domain/build/rating/rating-error'
import { fail } from '@coverwright/domain/errors'
import type { Referral, ReferralDetail, ReferredPlan } from '@coverwright/domain/sell/referral/referral'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import { applications, lockApplicationById } from '../application/index.ts'
import { type CustomerRow, customers } from '../customer/index.ts'
import { findPolicyOfApplication } from '../policy/index.ts'
import { getQuote, type QuoteRow } from '../quote/index.ts'
import { saidAnswersOf } from './said-answers.ts'
import { type ReferralRow, referrals } from './tables.ts'

export async function getReferralInCompany(tx: ReadTx, id: string): Promise<ReferralRow> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id))
  return row ?? fail('referral.not-found')
}

/** Locks are taken in the order of every sale: the application, then what hangs on it. */
export async function lockReferralInCompany(tx: WriteTx, id: string) {
  const { applicationId } = await getReferralInCompany(tx, id)
  const application = await lockApplicationById(tx, applicationId)
  const [referral] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update')
  return { referral: referral ?? fail('referral.not-found'), application }
}

export const headOf = (row: ReferralRow, productName: string, customer: string): Referral => ({
  id: row.id,
  reference: row.reference,
  productId: row.productId,
  productName,
  customer,
  reasons: row.reasons,
  state: row.state,
  mode: row.mode,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

export async function customerOf(tx: ReadTx, { customerId }: ReferralRow): Promise<CustomerRow | undefined> {
  if (!customerId) return undefined
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId))
  return row
}

/** Everything the underwriter looks at. */
export async function detailOf(tx: ReadTx, row: ReferralRow): Promise<ReferralDetail> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, row.applicationId))
  if (!application) return fail('referral.not-found')
  const release = await getRelease(tx, application)
  const quote = await getQuote(tx, row.quoteId)
  const customer = await customerOf(tx, row)
  const [decider] = row.decidedBy ? await tx.select().from(members).where(eq(members.id, row.decidedBy)) : []
  const { body, settings } = release.content
  return {
    ...headOf(row, settings.name, customer?.name ?? ''),
    email: customer?.email ?? '',
    customerId: row.customerId,
    policyId: (await findPolicyOfApplication(tx, row.applicationId))?.id ?? null,
    currency: settings.currency,
    coverStart: quote.coverStart,
    answers: saidAnswersOf(release.content, application.answers, application.fetched),
    rules: [...quote.reasons],
    trace: quote.trace.map((entry) =>
      entry.kind === 'lookup' ? { ...entry, otherRows: [...entry.otherRows] } : entry,
    ),
    plans: plansOf(release, quote),
    choices: body.cover.choices.map(({ name, title, options, standard }) => ({
      name,
      title,
      options,
      chosen: application.selection.choices[name] ?? standard,
    })),
    terms: row.terms,
    declinedFor: row.declinedFor,
    decidedBy: decider?.name ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
  }
}

/** For the answers that were referred, without add-ons. Nothing where the person's data were erased. */
export function plansOf(
  { content, program }: FrozenRelease,
  { values, coverStart, selection }: QuoteRow,
  terms?: Terms,
): ReferredPlan[] {
  if (Object.keys(values).length === 0) return []
  const cover = terms ? coverUnder(content.body.cover, terms) : content.body.cover
  const body = { ...content.body, cover }
  const underwriting = terms && ({ decision: 'accept', terms } as const)
  const chosen = select(cover, selection, {})
  try {
    const { plans } = priceList({ body, program, values, startDate: coverStart, underwriting }, chosen)
    return cover.plans.map(({ code, title }) => planOf(code, title, plans[code]))
  } catch (error) {
    // The journey's own logic referred it before everything was asked that a price needs.
    if (!(error instanceof RatingError)) throw error
    return []
  }
}

const planOf = (code: string, title: string, quote: Quote | undefined): ReferredPlan => ({
  code,
  title,
  premiumMinor: quote?.premium ? beforeFees(quote.premium) : null,
  grossMinor: quote?.premium?.grossMinor ?? null,
})
