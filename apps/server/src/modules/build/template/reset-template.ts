import type { template } from '@coverwright/contract/build/template'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findRevision, replaceDocument } from '../document/index.ts'
import { findSource } from './create-template.ts'
import { templateDocument } from './document-kind.ts'
import { lockActiveTemplate, refuseOthers, toTemplate } from './internal.ts'

/** What is sent stays as it was published: only the draft goes back. */
export const resetTemplate: HandlerOf<typeof template, 'resetTemplate'> = async (context, { id }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  const row = await lockActiveTemplate(tx, id)
  const origin = (row.originId && (await findSource(tx, row.originId))) || fail('template.no-origin')
  const place = { kind: templateDocument, ownerId: id }
  await replaceDocument(context, place, { revision: await findRevision(tx, place), content: origin.content })
  await audit(id, { name: row.name, originId: row.originId })
  return toTemplate(tx, row)
}
