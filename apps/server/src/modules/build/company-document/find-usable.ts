import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { toCompanyDocuments, todayHere } from './internal.ts'
import { companyDocuments } from './tables.ts'

interface At {
  readonly tx: ReadTx
  readonly now: Date
}

/** The newest file of each that may be used today, in the order they are asked for. */
export async function findUsable(at: At, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await at.tx
    .select()
    .from(companyDocuments)
    .where(inArray(companyDocuments.id, [...ids]))
  const found = await toCompanyDocuments(at.tx, rows, await todayHere(at))
  return [...new Set(ids)].flatMap((id) => {
    const document = found.find((one) => one.id === id)
    if (!document || document.isExpired) return []
    const { fileId, fileName, bytes } = document.newest
    return [{ fileId, name: fileName, bytes }]
  })
}
