import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { photoKey } from './internal.ts'
import { photos } from './tables.ts'

/** Where all pictures of the company lie. */
export async function filesOfPhotos(tx: ReadTx): Promise<string[]> {
  const rows = await tx.select().from(photos)
  return rows.flatMap(({ companyId, id, widths }) => widths.map((width) => photoKey(companyId, id, width)))
}
