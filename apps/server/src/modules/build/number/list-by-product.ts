import type { number } from '@coverwright/contract/build/number'
import { and, ne } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type Published, products } from '../product/index.ts'
import { numberedProduct } from './internal.ts'

export const listByProduct =
  (published: Pick<Published, 'wasAnyLive'>): HandlerOf<typeof number, 'getPolicyNoByProductList'> =>
  async ({ tx }, { search }, paging) => {
    const where = and(ne(products.state, 'trash'), contains(products.name, search))
    const { items, ...page } = await selectPage(tx, products, where, paging)
    const numbered = []
    // One after the other: a transaction is one conversation.
    for (const product of items) numbered.push(await numberedProduct(tx, product, published))
    return { items: numbered, ...page }
  }
