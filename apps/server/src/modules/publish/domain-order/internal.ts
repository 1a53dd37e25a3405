import { fail } from '@coverwright/domain/errors'
import type { DomainOrder } from '@coverwright/domain/publish/domain-order/domain-order'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type DomainOrderRow, domainOrders } from './tables.ts'

export const getDomainOrder = async (tx: ReadTx, id: string): Promise<DomainOrderRow> =>
  (await selectRow(tx, domainOrders, id)) ?? fail('domain-order.not-found')

/** Whoever pays, gives up or registers does so in turn. */
export const lockDomainOrder = async (tx: WriteTx, id: string): Promise<DomainOrderRow> =>
  (await selectRow(tx, domainOrders, id, 'for update')) ?? fail('domain-order.not-found')

export const toDomainOrder = (row: DomainOrderRow): DomainOrder => ({
  id: row.id,
  number: row.number,
  name: row.name,
  purpose: row.purpose,
  netMinor: row.netMinor,
  vatPercent: row.vatPercent,
  vatMinor: row.vatMinor,
  totalMinor: row.totalMinor,
  renewalMinor: row.renewalMinor,
  currency: row.currency,
  state: row.state,
  isCancelled: row.cancelledAt !== null,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  nextOn: row.state === 'unpaid' ? row.nextOn : null,
  isAutomatic: row.dueOn !== null,
  failure: row.failure,
  domainId: row.domainId,
})
