import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { inArray } from 'drizzle-orm'
import { apiKeys } from '../../../platform/auth/tables.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../member/index.ts'

/** An id that is nobody's in the company is the product itself: a link that was opened, a job that ran. */
export async function actorsOf(tx: ReadTx, ids: readonly string[]): Promise<Map<string, AuditEntry['actor']>> {
  if (ids.length === 0) return new Map()
  const people = await tx.select().from(members).where(inArray(members.id, ids))
  const keys = await tx.select().from(apiKeys).where(inArray(apiKeys.id, ids))
  return new Map<string, AuditEntry['actor']>([
    ...people.map(({ id, name, erasedAt }) => [id, { kind: erasedAt ? 'former' : 'member', name }] as const),
    ...keys.map(({ id, name }) => [id, { kind: 'key', name }] as const),
  ])
}
