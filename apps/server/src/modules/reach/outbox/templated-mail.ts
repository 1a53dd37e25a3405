import { isTemplatedEvent } from '@coverwright/domain/build/template/template-fields'
import type { EventType } from '@coverwright/domain/events'
import { letterIn } from '@coverwright/domain/sell/letter/letter'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMail } from '../../../platform/events/standard-message.ts'
import { attachedFiles, fillTemplate, ownValues, publishedTemplate, tellNotFilled } from '../../build/template/index.ts'

interface Telling {
  readonly type: EventType
  readonly mail: StandardMail
  readonly now: Date
}

/**
 * The mail in the words the company has for it. None where it has none, where it is for the recipient's eyes alone, or
 * where a value or an attachment is missing that the template cannot do without: then the standard message goes out, and leaders hear of
 * it, once a day for each template.
 */
export async function templatedMail(tx: WriteTx, { type, mail, now }: Telling) {
  const { facts, isSecret } = mail
  if (!facts || isSecret || !isTemplatedEvent(type)) return undefined
  const { productId, language, isTest, values, paperIds } = facts
  const found = await publishedTemplate(tx, { eventType: type, kind: 'email', productId, language })
  if (!found) return undefined
  const filled = fillTemplate(found.compiled, language, {
    ...(await ownValues(tx, found.compiled, language)),
    ...values,
  })
  if (filled?.kind !== 'email') return undefined
  const { subject, text, html, missing } = filled
  const attachments = await attachedFiles({ tx, now }, found.compiled, paperIds)
  if (missing.length > 0 || !attachments) {
    await tellNotFilled(tx, found.templateId, now)
    return undefined
  }
  const marked = isTest ? letterIn(language).say('[Test] {subject}', { subject }) : subject
  return { subject: marked, text, html, attachments }
}
