import type { Pool } from 'pg'
import { audited } from '../audit/audited.ts'
import { type WriteTx, withDoor, withTenant } from '../database/with-tenant.ts'
import type { PublicWriteContext } from './context.ts'

export type WaysIn = Pick<PublicWriteContext, 'door' | 'read' | 'count' | 'enter'>

export type InCompany = <T>(companyId: string, work: (tx: WriteTx) => Promise<T>) => Promise<T>

/** Without an audit entry: for what the product counts by itself, which is nobody's doing. */
export const inCompany =
  (pool: Pool): InCompany =>
  (companyId, work) =>
    withTenant(pool, { companyId, mode: 'read write' }, work)

/** How code that has no tenant yet reaches one; `name` is what the audit says of it. */
export const waysIn = (pool: Pool, name: string): WaysIn => ({
  door: (work) => withDoor(pool, work),
  read: (companyId, work) => withTenant(pool, { companyId, mode: 'read only' }, work),
  count: inCompany(pool),
  enter: ({ companyId, memberId }, work) =>
    withTenant(pool, { companyId, mode: 'read write' }, (tx) =>
      audited(tx, memberId, name, (audit) => work(tx, audit)),
    ),
})
