import { fileKey } from '../../../adapters/files/file-key.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { storedFiles } from './tables.ts'

/** Where everything lies that was uploaded or made for the company; photos and fonts have places of their own. */
export async function filesOfCompany(tx: ReadTx): Promise<string[]> {
  const rows = await tx.select({ companyId: storedFiles.companyId, id: storedFiles.id }).from(storedFiles)
  return rows.map(({ companyId, id }) => fileKey(companyId, id))
}
