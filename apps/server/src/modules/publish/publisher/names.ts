import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'

/** What people are called, by their ids. The company itself is nobody. */
export async function namesOf(tx: ReadTx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await tx.select({ id: members.id, name: members.name }).from(members).where(inArray(members.id, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
