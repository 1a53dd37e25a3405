import type { login } from '@coverwright/contract/company/login'
import { trialDaysLeft } from '@coverwright/domain/company/registration/registration-limits'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { findTerms } from '../plan/index.ts'

export const getUpgradeStatus: HandlerOf<typeof login, 'getCompanyUpgradeStatus'> = async ({ tx, now }) => {
  const { trialEndsAt } = await getOwnCompany(tx)
  const daysLeft = trialEndsAt === null ? null : trialDaysLeft(new Date(trialEndsAt), now)
  const { plan, isTrial } = await findTerms(tx, now)
  return { plan: isTrial ? null : plan, trialEndsAt, trialDaysLeft: daysLeft, isTrialExpired: daysLeft === 0 }
}

export const getReferenceNumber: HandlerOf<typeof login, 'referenceNumber'> = async ({ tx }) => {
  const { referenceNumber } = await getOwnCompany(tx)
  return { referenceNumber }
}
