import type { product } from '@coverwright/contract/product'
import { Shell } from '@coverwright/domain/page/shell'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { parsedModel, saveRevision, toProduct } from './internal.ts'

export const updateShell: HandlerOf<typeof product, 'updateShell'> = async ({ tx, audit }, { id, revision, shell }) => {
  const after = await saveRevision(tx, { id, revision }, { shell: parsedModel(Shell, shell, 'shell') })

  await audit(id, { changed: ['shell'], revision: after.revision })
  return toProduct(after)
}
