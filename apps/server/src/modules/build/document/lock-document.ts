import type { DocumentLock } from '@coverwright/domain/build/document/document'
import type { ReadContext, WriteContext } from '../../../platform/http/context.ts'
import type { Place } from './document-kind.ts'
import { findHolder, hold, isSame, letGo, lockAt, refuseFor, tellOfLock } from './document-lock.ts'
import { findRevision } from './read-document.ts'

interface Asked {
  readonly editor: string
  readonly isTakingOver?: boolean | undefined
}

/** Also how an editor says that it is still there. Of two windows of one person the newer edits. */
export async function lockDocument(
  { tx, actor, audit, now }: WriteContext,
  place: Place,
  { editor, isTakingOver }: Asked,
): Promise<DocumentLock> {
  const { kind, ownerId } = place
  await kind.mayEdit(tx, ownerId)
  const me = { memberId: actor.memberId, editor }
  const held = await findHolder(tx, place, now)
  const isMine = held?.memberId === me.memberId && (isTakingOver || isSame(held, me))
  if (held && !isMine) return refuseFor(place, held)
  await hold(tx, place, me, now)
  if (held && isSame(held, me)) audit.unchanged()
  else {
    tellOfLock(tx, place)
    await audit(ownerId, { document: kind.name })
  }
  return lockAt(tx, place, await findRevision(tx, place), now)
}

export async function unlockDocument(
  { tx, actor, audit }: WriteContext,
  place: Place,
  editor: string,
): Promise<Record<string, never>> {
  const { kind, ownerId } = place
  await kind.findOwner(tx, ownerId)
  await letGo(tx, place, { memberId: actor.memberId, editor })

  await audit(ownerId, { document: kind.name })
  return {}
}

export async function getDocumentLock({ tx, now }: ReadContext, place: Place): Promise<DocumentLock> {
  await place.kind.findOwner(tx, place.ownerId)
  return lockAt(tx, place, await findRevision(tx, place), now)
}
