import type { product } from '@coverwright/contract/build/product'
import { applyPatches, type Patch, PatchError } from '@coverwright/domain/build/document/patch'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { hold, refuseUnlessFree } from './document-lock.ts'
import { contentOf, readDocument, revisionOf } from './document-model.ts'
import { openForSave, saveDocument } from './save-document.ts'

/** Saves what was changed, all of it or nothing. A save also says that its editor is still there. */
export const changeDocument: HandlerOf<typeof product, 'changeDocument'> = async (
  { tx, actor, audit, now },
  { patches, editor, ...save },
) => {
  const before = await openForSave(tx, save)
  const me = { memberId: actor.memberId, editor }
  await refuseUnlessFree(tx, save, me, now)
  const stored = readDocument(save.document, contentOf(before, save.document))
  const after = await saveDocument(tx, save, patched(stored, patches))
  await hold(tx, save, me, now)

  const revision = revisionOf(after, save.document)
  await audit(save.id, { document: save.document, revision, changed: placesOf(patches) })
  return { revision, savedAt: now.toISOString() }
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
