import type { RunReason } from '@coverwright/domain/reach/automation/automation'
import { and, eq, gte } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, applications } from '../../sell/application/index.ts'
import { customers } from '../../sell/customer/index.ts'
import { policies } from '../../sell/policy/index.ts'
import { getQuote } from '../../sell/quote/index.ts'
import { isSuppressed } from '../../sell/suppression/index.ts'
import type { RunRow } from './tables.ts'

type Answer =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no'; readonly reason: RunReason }
  /** They are at it again. */
  | { readonly kind: 'later'; readonly until: Date }

const no = (reason: RunReason): Answer => ({ kind: 'no', reason })

/** A payment is decided within the hour. */
const againMs = 60 * 60_000

/**
 * Whether a buyer may still be reminded. Their application stays locked until the reminder is written: a purchase locks it
 * first of all, so that it is either seen here or comes after.
 */
export async function mayRemind(tx: WriteTx, { fields }: RunRow, now: Date): Promise<Answer> {
  const { applicationId } = fields
  const application =
    typeof applicationId === 'string' ? await selectRow(tx, applications, applicationId, 'for update') : undefined
  const customer = application?.customerId ? await selectRow(tx, customers, application.customerId) : undefined
  if (!application || !customer?.email) return no('person-gone')
  const { state, reminder, expiresAt, companyId } = application
  if (state === 'issued' || (await hasBoughtSince(tx, application))) return no('bought')
  if (!reminder) return no('no-consent')
  if (await isSuppressed(tx, companyId, customer.email)) return no('unsubscribed')
  if (state === 'paying') return { kind: 'later', until: new Date(now.getTime() + againMs) }
  if (expiresAt > now) return { kind: 'later', until: expiresAt }
  return (await isStillOffered(tx, application, now)) ? { kind: 'yes' } : no('no-offer')
}

async function isStillOffered(tx: WriteTx, { state, quoteId, keptUntil }: ApplicationRow, now: Date): Promise<boolean> {
  if ((state !== 'open' && state !== 'declared') || !keptUntil || keptUntil <= now) return false
  const quote = quoteId ? await getQuote(tx, quoteId) : undefined
  return !quote || (quote.decision === 'accept' && quote.validUntil > now)
}

/** Begun anew and bought there, under the same address. */
async function hasBoughtSince(tx: WriteTx, application: ApplicationRow): Promise<boolean> {
  const { customerId, createdAt } = application
  if (!customerId) return false
  const { productId } = (await getRelease(tx, application)).content
  const since = and(
    eq(policies.customerId, customerId),
    eq(policies.productId, productId),
    gte(policies.issuedAt, createdAt),
  )
  return (await tx.$count(policies, since)) > 0
}
