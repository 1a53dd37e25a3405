import type { product } from '@coverwright/contract/build/product'
import { and, eq, ne } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toProducts, withMounts } from './internal.ts'
import type { Published } from './published.ts'
import { products } from './tables.ts'

/** The trash shows only when it is asked for. */
export const listProductsWith =
  ({ placesOf }: Published): HandlerOf<typeof product, 'listProducts'> =>
  async ({ tx }, filter, paging) => {
    const where = and(
      filter.state ? eq(products.state, filter.state) : ne(products.state, 'trash'),
      filter.type && eq(products.type, filter.type),
      filter.line && eq(products.line, filter.line),
      filter.groupId ? eq(products.groupId, filter.groupId) : undefined,
      contains(products.name, filter.search),
    )
    const { items, ...page } = await selectPage(tx, products, where, paging)
    const mounts = await placesOf(
      tx,
      items.map(({ id }) => id),
    )
    const listed = await toProducts(tx, items)
    return { items: listed.map((product) => withMounts(product, mounts.get(product.id))), ...page }
  }
