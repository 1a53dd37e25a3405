import type { product } from '@coverwright/contract/build/product'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { refuseUnlessFree } from './document-lock.ts'
import { toProduct } from './internal.ts'
import { openForSave, saveDocument } from './save-document.ts'

/** Whoever sends a document whole edits in no window: while anybody does, it waits. */
const noEditor = '00000000-0000-0000-0000-000000000000'

/** A body may be saved before it can be sold: what is still missing is said when it is published. */
export const updateBody: HandlerOf<typeof product, 'updateBody'> = async (
  { tx, actor, audit, now },
  { id, revision, body },
) => {
  const save = { id, document: 'body', revision } as const
  await openForSave(tx, save)
  await refuseUnlessFree(tx, save, { memberId: actor.memberId, editor: noEditor }, now)
  const after = await saveDocument(tx, save, body)

  await audit(id, { changed: ['body'], revision: after.bodyRevision })
  return toProduct(after)
}

export const updateShell: HandlerOf<typeof product, 'updateShell'> = async (
  { tx, actor, audit, now },
  { id, revision, shell },
) => {
  const save = { id, document: 'shell', revision } as const
  await openForSave(tx, save)
  await refuseUnlessFree(tx, save, { memberId: actor.memberId, editor: noEditor }, now)
  const after = await saveDocument(tx, save, shell)

  await audit(id, { changed: ['shell'], revision: after.shellRevision })
  return toProduct(after)
}
