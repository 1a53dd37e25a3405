import type { product } from '@coverwright/contract/product'
import { fail } from '@coverwright/domain/errors'
import { and, eq, ne } from 'drizzle-orm'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { lockProductInCompany, saveRevision, toProduct } from './internal.ts'
import { products } from './tables.ts'

export const updateSettings: HandlerOf<typeof product, 'updateSettings'> = async (
  { tx, audit },
  { id, revision, settings },
) => {
  await lockProductInCompany(tx, id)
  const isTaken = await tx.$count(
    products,
    and(eq(products.name, settings.name), ne(products.id, id), ne(products.state, 'trash')),
  )
  if (isTaken > 0) return fail('product.name-taken')
  const after = await saveRevision(tx, { id, revision }, settings)

  await audit(id, { changed: Object.keys(settings), revision: after.revision })
  return toProduct(after)
}
