import type { product } from '@coverwright/contract/product'
import { Body } from '@coverwright/domain/body/body'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { parsedModel, saveRevision, toProduct } from './internal.ts'

/** A body may be saved before it can be sold: what is still missing is said when it is published. */
export const updateBody: HandlerOf<typeof product, 'updateBody'> = async ({ tx, audit }, { id, revision, body }) => {
  const after = await saveRevision(tx, { id, revision }, { body: parsedModel(Body, body, 'body') })

  await audit(id, { changed: ['body'], revision: after.revision })
  return toProduct(after)
}
