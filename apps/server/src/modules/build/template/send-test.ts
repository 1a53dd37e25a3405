import type { template } from '@coverwright/contract/build/template'
import { fail } from '@coverwright/domain/errors'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { takeAttempts } from '../../company/attempt/index.ts'
import { readDocument } from '../document/index.ts'
import { templateDocument } from './document-kind.ts'
import { lockActiveTemplate } from './internal.ts'

/** The draft, to whoever asks and to nobody else. */
export const sendTest: HandlerOf<typeof template, 'sendTest'> = async ({ tx, actor, audit, now }, { id, language }) => {
  const row = await lockActiveTemplate(tx, id)
  if (row.kind !== 'email') return fail('template.does-not-fit')
  const content = await readDocument(tx, templateDocument, id)
  if (!content?.texts[language]) return fail('template.no-such-language')
  const { memberId } = actor
  const isAllowed = await takeAttempts(tx, [{ name: 'template-test.member', account: memberId }], now)
  if (!isAllowed) return fail('template.too-many-tests')
  raiseEvent(tx, 'template.test-asked', { templateId: id, memberId, language })
  await audit(id, { name: row.name, language })
  return null
}
