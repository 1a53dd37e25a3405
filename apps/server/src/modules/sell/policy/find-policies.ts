import { desc } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { findByWords, isOneOf } from '../../../platform/search/find-by-words.ts'
import { policies } from './tables.ts'

/** For the search palette: by number, or by who holds it. */
export async function findPolicies(tx: ReadTx, { permissions }: Grants, text: string) {
  if (!permissions.includes('customer-management-center')) return []
  const { ids } = await findByWords(tx, 'policy', text)
  const { id, number, holder, productName } = policies
  const rows = await tx
    .select({ id, number, holder, productName })
    .from(policies)
    .where(isOneOf(policies.id, ids))
    .orderBy(desc(policies.id))
    .limit(5)
  return rows.map((row) => ({
    kind: 'policy',
    id: row.id,
    title: `${row.number} ${row.holder}`,
    detail: row.productName,
    link: `/customer-management-center?policy=${row.id}`,
  }))
}
