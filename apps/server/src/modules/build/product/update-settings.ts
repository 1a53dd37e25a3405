import type { product } from '@coverwright/contract/build/product'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany, saveRevision, toProduct } from './internal.ts'

export const updateSettings: HandlerOf<typeof product, 'updateSettings'> = async (
  { tx, audit },
  { id, revision, settings },
) => {
  await lockProductInCompany(tx, id)
  const after = await saveRevision(tx, { id, revision }, settings)

  await audit(id, { changed: Object.keys(settings), revision: after.revision })
  return toProduct(tx, after)
}
