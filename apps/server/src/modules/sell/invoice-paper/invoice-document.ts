import { dayWords } from '@coverwright/domain/base/day/day'
import { accountOf } from '@coverwright/domain/company/issuer/issuer'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { getInvoiceInCompany, getOrderInCompany } from '../../company/plan-order/index.ts'
import { paperOf } from './paper.ts'

const namePaid = { state: 'paid', nextOn: null } as const

/** What stands on an invoice. It is written once; whether it is paid is said as it is by now. */
export async function invoiceDocument(tx: ReadTx, id: string) {
  const { number, issuedOn, orderId, orderNumber, lines, billedTo, issuer, ...sums } = await getInvoiceInCompany(tx, id)
  // A name is invoiced once it is registered, and that is after it was paid.
  const { state, nextOn } = orderId ? await getOrderInCompany(tx, orderId) : namePaid
  const { referenceNumber } = await getOwnCompany(tx)
  const isPaid = state === 'paid'
  const where = accountOf(issuer) ? ' to the account above' : ''
  const follows = accountOf(issuer) ? '' : ' The account to transfer it to follows from our staff.'
  const due = `Please pay it by card, or transfer it${where} with the references ${referenceNumber} and ${orderNumber}${nextOn ? `, by ${dayWords(nextOn)}` : ''}.${follows}`
  return paperOf({
    kind: 'Invoice',
    number,
    issuedOn,
    about: [{ label: 'Order', value: orderNumber }],
    billedTo,
    issuer,
    isOwed: !isPaid,
    linesTitle: 'What was ordered',
    lines,
    sums,
    totalLabel: isPaid ? 'Total, paid' : 'Total, to be paid',
    statement: `${isPaid ? 'This invoice is paid.' : due} Days are those of the calendar; the last day of a period is the day before its end.`,
  })
}
