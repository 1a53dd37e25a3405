import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { fontKey } from './internal.ts'
import { fonts } from './tables.ts'

/** Where all fonts of the company lie. */
export async function filesOfFonts(tx: ReadTx): Promise<string[]> {
  const rows = await tx.select().from(fonts)
  return rows.map(({ companyId, id }) => fontKey(companyId, id))
}
