import type { PaymentMode } from '@coverwright/domain/company/company/kinds'
import { takesPayments } from '@coverwright/domain/company/company/takes-payments'
import { sideOf, takesPayment } from '@coverwright/domain/company/partnership/partner-types'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../company/index.ts'
import { isOurs } from './internal.ts'
import { partnerships } from './tables.ts'

/** The mode the company chose for itself; a partnership under which it is the one who is paid opens it to both. */
export async function ownPaymentMode(tx: ReadTx): Promise<PaymentMode> {
  const company = await getOwnCompany(tx)
  if (takesPayments(company)) return company.paymentMode
  const bound = await tx.select().from(partnerships).where(eq(partnerships.state, 'active'))
  const isPaid = bound.some((row) => {
    const { ownType, partnerType, paymentMode } = row
    const side = isOurs(row, company.id) ? sideOf(ownType, partnerType) : sideOf(partnerType, ownType)
    return takesPayment(paymentMode, side)
  })
  return isPaid ? 'both' : company.paymentMode
}

/** Whether customers ever pay the company: under its own mode, or under that of a partnership. */
export const isPaidByCustomers = async (tx: ReadTx): Promise<boolean> =>
  takesPayments({ ...(await getOwnCompany(tx)), paymentMode: await ownPaymentMode(tx) })
