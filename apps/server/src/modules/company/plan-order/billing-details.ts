import type { planOrder } from '@coverwright/contract/company/plan-order'
import { licenceKey } from '@coverwright/domain/company/company/company-key'
import { licenceStateOf } from '@coverwright/domain/company/plan-order/licence'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { companies, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { findDetails } from './internal.ts'
import { billingDetails } from './tables.ts'

export const getBillingDetails: HandlerOf<typeof planOrder, 'getBillingDetails'> = async ({ tx }) => findDetails(tx)

/** Invoices that were written keep what they were written with. */
export const saveBillingDetails: HandlerOf<typeof planOrder, 'saveBillingDetails'> = async (
  { tx, audit, actor },
  details,
) => {
  await tx
    .insert(billingDetails)
    .values({ details })
    .onConflictDoUpdate({ target: billingDetails.companyId, set: { details, updatedAt: new Date() } })
  await audit(actor.companyId, { country: details.country })
  return details
}

export const getLicence: HandlerOf<typeof planOrder, 'getLicence'> = async ({ tx }) =>
  licenceStateOf((await getOwnCompanyRow(tx)).licenceNumber)

/** That it is nobody else's the unique constraint decides. */
export const saveLicence: HandlerOf<typeof planOrder, 'saveLicence'> = async (
  { tx, audit, actor },
  { licenceNumber },
) => {
  await lockOwnCompany(tx)
  const before = licenceStateOf((await getOwnCompanyRow(tx)).licenceNumber)
  if (before.isWellFormed) return fail('plan-order.licence-there')
  await tx.update(companies).set({ licenceNumber, licenceKey: licenceKey(licenceNumber) })
  await audit(actor.companyId, { licenceNumber })
  return licenceStateOf(licenceNumber)
}
