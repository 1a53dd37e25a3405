import type { exchange } from '@coverwright/contract/build/exchange'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { componentDocument } from '../component/index.ts'
import { findStored, keepVersion, replaceDocument } from '../document/index.ts'
import { bodyDocument, shellDocument } from '../product/index.ts'
import { changeItem, getItemInCompany, getVersion, openItemInCompany } from './internal.ts'
import type { ExchangeItemRow } from './tables.ts'

const documents = { shell: shellDocument, body: bodyDocument, component: componentDocument } as const

/** Staying is an answer too: nothing is asked again until the master has another version. */
export const answerMaster: HandlerOf<typeof exchange, 'answerMaster'> = async (context, { id, answer }) => {
  const { tx, audit } = context
  const item = await openItemInCompany(tx, id)
  if (item.masterId === null) return fail('exchange.no-master')
  const { number } = await getItemInCompany(tx, item.masterId)
  if (number === item.masterNumber) return fail('exchange.nothing-new')
  if (answer === 'take-over') await takeOver(context, item, (await getVersion(tx, item.masterId, number)).content)
  await audit(id, { answer, number })
  return changeItem(tx, id, { masterNumber: number })
}

/** What was built before stays among the versions of the document. */
async function takeOver(context: WriteContext, { kind, sourceId }: ExchangeItemRow, content: unknown) {
  const { tx, actor } = context
  const place = { kind: documents[kind], ownerId: sourceId }
  const { revision, stored } = await findStored(tx, place)
  if (stored === null) fail('exchange.source-gone')
  await replaceDocument(context, place, { revision, content })
  // After it, for only then nobody else numbers a version beside this one.
  await keepVersion(tx, place, { stored, memberId: actor.memberId, note: 'Before the master was taken over' })
}
