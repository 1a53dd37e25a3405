import { and, desc, ne } from 'drizzle-orm'
import { contains } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { products } from './tables.ts'

/** For the search palette. */
export async function findProducts(tx: ReadTx, { permissions }: Grants, text: string) {
  if (!permissions.includes('project')) return []
  const rows = await tx
    .select({ id: products.id, name: products.name, description: products.description })
    .from(products)
    .where(and(ne(products.state, 'trash'), contains(products.name, text)))
    .orderBy(desc(products.updatedAt))
    .limit(5)
  return rows.map(({ id, name, description }) => ({
    kind: 'product',
    id,
    title: name,
    detail: description,
    link: `/project?product=${id}`,
  }))
}
