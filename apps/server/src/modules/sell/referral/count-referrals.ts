import type { referral } from '@coverwright/contract/sell/referral'
import type { ReferralCount } from '@coverwright/domain/sell/referral/referral-count'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { customers } from '../customer/index.ts'
import { referrals } from './tables.ts'

type HolderQuestion = z.output<typeof referral.calls.countReferrals.input>

export async function countReferrals(tx: ReadTx, { email, mode = 'live' }: HolderQuestion): Promise<ReferralCount> {
  const { state } = referrals
  const rows = await tx
    .select({ state, many: count() })
    .from(referrals)
    .innerJoin(customers, eq(customers.id, referrals.customerId))
    .where(and(eq(customers.mode, mode), eq(customers.emailKey, email.trim().toLowerCase())))
    .groupBy(state)
  const none = Object.fromEntries(referralLifecycle.states.map((each) => [each, 0])) as ReferralCount
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.many])) }
}
