import { dayIn } from '@coverwright/domain/base/day/day'
import type { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { findIssuerOn } from '../issuer/index.ts'
import { findDetails } from './internal.ts'
import { mailInvoice } from './jobs.ts'
import { nextNumber } from './next-number.ts'
import { type InvoiceRow, invoices } from './tables.ts'

type Sums = Pick<InvoiceRow, 'lines' | 'netMinor' | 'vatPercent' | 'vatMinor' | 'totalMinor' | 'currency'>

/** What is invoiced, and which order it is of: a plan's or a name's. */
export interface Invoiced extends Sums {
  readonly of: { readonly orderId: string } | { readonly domainOrderId: string }
  readonly orderNumber: string
  readonly paidAt: Date | null
}

/**
 * In one short transaction: a number is given if and only if its invoice is written, so that none is missing. Apart from
 * the payment, for all companies take their numbers one after the other. The company is locked.
 */
export async function writeInvoice(
  tx: WriteTx,
  { of, paidAt, ...invoiced }: Invoiced,
  now: Date,
): Promise<Pick<InvoiceRow, 'number'>> {
  const billedTo = (await findDetails(tx)) ?? (await ownDetails(tx))
  const { timeZone } = await getOwnCompanyRow(tx)
  const today = dayIn(timeZone, now)
  const issuer = await findIssuerOn(tx, today)
  const number = await nextNumber(tx, 'invoice', { today, isIssuerMissing: issuer === null })
  const [invoice] = await tx
    .insert(invoices)
    .values({ ...of, ...invoiced, number, issuedOn: dayIn(timeZone, paidAt ?? now), billedTo, issuer })
    .returning({ id: invoices.id })
  if (!invoice) throw new Error('The invoice was not saved')
  await enqueue(tx, mailInvoice, { invoiceId: invoice.id })
  return { number }
}

/** Whoever paid by a mailed link was not asked to whom invoices go: what the company says of itself stands there. */
async function ownDetails(tx: ReadTx): Promise<BillingDetails> {
  const { name, address, country } = await getOwnCompanyRow(tx)
  const unknown = 'Not given'
  return { name, address: address || unknown, city: unknown, postcode: unknown, country, vatNumber: '' }
}
