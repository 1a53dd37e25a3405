import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from './internal.ts'

/** Nobody signs in to a company whose trial has ended until it is reactivated or pays. */
export async function isTrialOver(tx: ReadTx, now: Date): Promise<boolean> {
  const { trialEndsAt } = await getOwnCompany(tx)
  return trialEndsAt !== null && new Date(trialEndsAt) <= now
}
