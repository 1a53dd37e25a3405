import type { product } from '@coverwright/contract/build/product'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { beingEditedBy, findHolder, hold, isSame, letGo, tellOfLock, toLock } from './document-lock.ts'
import { revisionOf } from './document-model.ts'
import { getProductInCompany, lockProductInCompany } from './internal.ts'

/** Also how an editor says that it is still there. Of two windows of one person the newer edits. */
export const lockDocument: HandlerOf<typeof product, 'lockDocument'> = async (
  { tx, actor, audit, now },
  { id, document, editor, isTakingOver },
) => {
  const product = await lockProductInCompany(tx, id)
  if (!isEditable(product.state)) return fail('product.in-trash')
  const me = { memberId: actor.memberId, editor }
  const held = await findHolder(tx, { id, document }, now)
  const isMine = held?.memberId === me.memberId && (isTakingOver || isSame(held, me))
  if (held && !isMine) return fail('product.being-edited', { document: beingEditedBy(held.name) })
  await hold(tx, { id, document }, me, now)
  if (held && isSame(held, me)) audit.unchanged()
  else {
    tellOfLock(tx, id)
    await audit(id, { document })
  }
  return toLock(await findHolder(tx, { id, document }, now), revisionOf(product, document))
}

export const unlockDocument: HandlerOf<typeof product, 'unlockDocument'> = async (
  { tx, actor, audit },
  { id, document, editor },
) => {
  await getProductInCompany(tx, id)
  await letGo(tx, { id, document }, { memberId: actor.memberId, editor })

  await audit(id, { document })
  return {}
}

export const getDocumentLock: HandlerOf<typeof product, 'getDocumentLock'> = async ({ tx, now }, { id, document }) => {
  const product = await getProductInCompany(tx, id)
  return toLock(await findHolder(tx, { id, document }, now), revisionOf(product, document))
}
