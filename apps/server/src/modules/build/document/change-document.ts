import { applyPatches, type Patch, PatchError } from '@coverwright/domain/build/document/patch'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { Place } from './document-kind.ts'
import { hold, refuseUnlessFree } from './document-lock.ts'
import { openForSave, saveDocument } from './save-document.ts'

interface Change {
  readonly revision: number
  readonly editor: string
  readonly patches: readonly Patch[]
}

/** Saves what was changed, all of it or nothing. A save also says that its editor is still there. */
export async function changeDocument(
  { tx, actor, audit, now }: WriteContext,
  place: Place,
  { revision: from, editor, patches }: Change,
) {
  const open = await openForSave(tx, { ...place, revision: from })
  const me = { memberId: actor.memberId, editor }
  await refuseUnlessFree(tx, place, me, now)
  const revision = await saveDocument(tx, open, patched(open.content, patches))
  await hold(tx, place, me, now)

  await audit(place.ownerId, { document: place.kind.name, revision, changed: placesOf(patches) })
  return { revision, savedAt: now.toISOString() }
}

/** Whoever sends a document whole edits in no window: while anybody does, it waits. */
const noEditor = '00000000-0000-0000-0000-000000000000'

/** Puts another content in place of all of it. Answers the new revision. */
export async function replaceDocument(
  { tx, actor, now }: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  place: Place,
  { revision, content }: { readonly revision: number; readonly content: unknown },
): Promise<number> {
  const open = await openForSave(tx, { ...place, revision })
  await refuseUnlessFree(tx, place, { memberId: actor.memberId, editor: noEditor }, now)
  return saveDocument(tx, open, content)
}

function patched(stored: unknown, patches: readonly Patch[]): unknown {
  try {
    return applyPatches(stored, patches)
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    return fail('invalid', { [`patches.${error.at}.path`]: 'There is no such place' })
  }
}

const placesInAudit = 50

/** Where, without what: answers and prices have no business in the log. */
const placesOf = (patches: readonly Patch[]) =>
  patches.slice(0, placesInAudit).map(({ op, path }) => `${op} /${path.join('/')}`)
