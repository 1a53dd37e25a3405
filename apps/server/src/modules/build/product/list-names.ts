import type { product } from '@coverwright/contract/build/product'
import { and, asc, desc, ne } from 'drizzle-orm'
import { contains } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from './tables.ts'

/** All but those in the trash. */
export const listNames: HandlerOf<typeof product, 'listNames'> = async (
  { tx },
  { search },
  { nowPage, pageSize, orderBy = 'name' },
) => {
  const { id, name } = products
  const where = and(ne(products.state, 'trash'), contains(name, search))
  const items = await tx
    .select({ id, name })
    .from(products)
    .where(where)
    .orderBy(orderBy.startsWith('-') ? desc(name) : asc(name), desc(id))
    .limit(pageSize)
    .offset((nowPage - 1) * pageSize)
  return { items, total: await tx.$count(products, where) }
}
