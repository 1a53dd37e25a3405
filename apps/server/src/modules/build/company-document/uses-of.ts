import { companyDocumentLimits } from '@coverwright/domain/build/company-document/company-document'
import { asc, count, inArray } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { ownersWith } from '../document/index.ts'
import { products } from '../product/index.ts'

/** Products whose draft shows one of these files. */
const productsWith = (tx: ReadTx, fileIds: readonly string[]) =>
  inArray(products.id, ownersWith(tx, 'body', '$.documents[*].file.id ? (@ == $ids[*])', { ids: fileIds }))

export async function usesOf(tx: ReadTx, fileIds: readonly string[]) {
  const using = productsWith(tx, fileIds)
  const found = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(using)
    .orderBy(asc(products.name))
    .limit(companyDocumentLimits.uses)
  const [all] = await tx.select({ count: count() }).from(products).where(using)
  return { found, count: all?.count ?? found.length }
}

const attaching = `select 1 from template t
  join template_version v on v.company_id = t.company_id and v.template_id = t.id and v.number = t.published_number
  where v.compiled->'attachments'->'companyDocumentIds' ? $1 limit 1`

/** A mail that is published goes out with it; one in the trash may be restored. */
export async function isAttached(tx: ReadTx, id: string): Promise<boolean> {
  const { rows } = await clientOf(tx).query(attaching, [id])
  return rows.length > 0
}

/** Which of the products show this very file. */
export async function showing(tx: ReadTx, fileId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(productsWith(tx, [fileId]))
  return new Set(rows.map(({ id }) => id))
}
