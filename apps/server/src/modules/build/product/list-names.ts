import type { product } from '@coverwright/contract/build/product'
import { and, asc, desc, inArray, ne } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import { contains } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from './tables.ts'

/** All but those in the trash; of what was chosen before, those too. */
export const listNames: HandlerOf<typeof product, 'listNames'> = async (
  { tx },
  { search, ids },
  { orderBy = 'name', ...paging },
) => {
  const { id, name } = products
  const where = and(ids ? inArray(id, ids) : ne(products.state, 'trash'), contains(name, search))
  return pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select({ id, name })
        .from(products)
        .where(where)
        .orderBy(orderBy.startsWith('-') ? desc(name) : asc(name), desc(id))
        .limit(limit)
        .offset(offset),
    count: () => tx.$count(products, where),
  })
}
