import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { invoices, writeInvoice } from '../../company/plan-order/index.ts'
import { domains, saveDomain } from '../domain/index.ts'
import { lockDomainOrder } from './internal.ts'
import { invoiceName, registerName, renewName, tellEnding } from './jobs.ts'
import { nextNotice } from './order-became.ts'
import { domainOrders } from './tables.ts'

export const domainOrderJobs = [
  handle(tellEnding, async ({ tx, now }, { domainId }) => {
    const row = await selectRow(tx, domains, domainId, 'for update')
    if (!row?.registration || row.state === 'released') return
    await saveDomain(tx, domainId, { noticeAt: nextNotice(row.registration.endsOn, now) })
    raiseEvent(tx, 'domain-order.ending', { domainId })
  }),

  handle(invoiceName, async ({ tx, now, companyId }, { orderId: domainOrderId }) => {
    await lockOwnCompany(tx)
    const order = await lockDomainOrder(tx, domainOrderId)
    const isThere = (await tx.$count(invoices, eq(invoices.domainOrderId, domainOrderId))) > 0
    if (isThere || order.state !== 'registered') return
    const { name, purpose, netMinor, vatPercent, vatMinor, totalMinor, currency, number: orderNumber, paidAt } = order
    const lines = [{ text: `${purposes[purpose]} of ${name}, one year`, amountMinor: netMinor }]
    const sums = { lines, netMinor, vatPercent, vatMinor, totalMinor, currency }
    await audited(tx, companyId, 'domain/issue-invoice', async (audit) => {
      const { number } = await writeInvoice(tx, { of: { domainOrderId }, orderNumber, paidAt, ...sums }, now)
      await audit(domainOrderId, { number, totalMinor })
    })
  }),
]

const purposes = { register: 'Registration', renew: 'Renewal' } as const

export const domainOrderSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'domain-order.hand-over',
    { column: domains.noticeAt, job: tellEnding, inputOf: (domainId) => ({ domainId }), handedOver: 'look-again' },
    { door },
  ),
  handOverDue(
    'domain-order.hand-over-paid',
    {
      column: domainOrders.askAgainAt,
      job: registerName,
      inputOf: (orderId) => ({ orderId }),
      handedOver: 'look-again',
    },
    { door },
  ),
  handOverDue(
    'domain-order.hand-over-renewals',
    { column: domains.renewAt, job: renewName, inputOf: (domainId) => ({ domainId }), handedOver: 'look-again' },
    { door },
  ),
]
