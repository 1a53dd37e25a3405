import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import type { EventFields, EventType } from '@coverwright/domain/events'
import type { RunReason } from '@coverwright/domain/reach/automation/automation'
import { isEventType } from '@coverwright/domain/reach/automation/triggers'
import { letterIn } from '@coverwright/domain/sell/letter/letter'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Listener } from '../../../platform/events/listener.ts'
import {
  type MessageLinks,
  type StandardMail,
  type StandardMessages,
  toldBy,
} from '../../../platform/events/standard-message.ts'
import type { Mail } from '../../../platform/outbox/send.ts'
import { attachedFiles, fillTemplate, findPublished } from '../../build/template/index.ts'
import { findReplyTo } from '../../company/company/index.ts'
import type { Person } from './person-of-event.ts'
import type { ActionRow, RunRow } from './tables.ts'
import { templateValues } from './template-values.ts'

/** What the product says of events by itself, who mails it, and what its links are made with. */
export interface Standard {
  readonly messages: StandardMessages
  readonly mails: Listener
  readonly links: MessageLinks
}

export interface Composing {
  readonly tx: ReadTx
  readonly now: Date
  readonly standard: Standard
  readonly person: Person
}

/** What is sent to the customer; or why nothing can be. */
type Composed = { readonly mail: Mail } | { readonly reason: RunReason }

export const compose = (composing: Composing, action: ActionRow, run: RunRow): Promise<Composed> =>
  action.templateId ? ofTemplate(composing, action, action.templateId) : ofStandard(composing, action, run)

async function ofTemplate(
  { tx, now, standard, person }: Composing,
  { channel }: ActionRow,
  templateId: string,
): Promise<Composed> {
  const published = await findPublished(tx, templateId)
  if (!published) return { reason: 'template-gone' }
  const language = languageIn(published.compiled.texts, person.language)
  const { compiled } = published
  const values = await templateValues(tx, person, { links: standard.links, compiled, language })
  const filled = fillTemplate(compiled, language, values)
  if (filled?.kind !== channel) return { reason: 'other-language' }
  // What mails are dressed in is never waited for: without a logo the name stands there.
  if (filled.missing.some((name) => !name.startsWith('brand.'))) return { reason: 'value-missing' }
  const { say } = letterIn(language)
  const marked = (words: string) => (person.mode === 'test' ? say('[Test] {subject}', { subject: words }) : words)
  if (filled.kind === 'sms') {
    const { sender, text } = filled
    return {
      mail: { recipient: person.phone ?? '', subject: published.name, sender: sender || null, text: marked(text) },
    }
  }
  const attachments = await attachedFiles({ tx, now }, published.compiled)
  if (!attachments) return { reason: 'value-missing' }
  const { subject, text, html } = filled
  const replyTo = await findReplyTo(tx)
  return { mail: { recipient: person.email, replyTo, subject: marked(subject), text, html, attachments } }
}

/** English is read wherever it is from; of any other language there is one, or two that are written differently. */
function languageIn(texts: Readonly<Partial<Record<Language, unknown>>>, wanted: Language): Language {
  const english = languages.find((language) => language.startsWith('en') && texts[language])
  return !texts[wanted] && wanted.startsWith('en') && english ? english : wanted
}

async function ofStandard(composing: Composing, { channel }: ActionRow, run: RunRow): Promise<Composed> {
  const { tx, person } = composing
  const told = (await standardMailsOf(composing, run)).find(({ isToCustomer }) => isToCustomer)
  if (!told) return { reason: 'nothing-to-say' }
  const { isToCustomer, ...mail } = told
  return { mail: channel === 'sms' ? asTextMessage(person, mail) : { ...mail, replyTo: await findReplyTo(tx) } }
}

export async function standardMailsOf(
  { tx, now, standard }: Omit<Composing, 'person'>,
  { trigger, fields }: RunRow,
): Promise<readonly StandardMail[]> {
  if (!isEventType(trigger)) return []
  const told = toldBy(standard.messages, trigger, 'mails')
  // The event checked its fields by its type when it was raised, and they were copied from there.
  return (await told?.({ tx, now, links: standard.links }, fields as EventFields<EventType>)) ?? []
}

/** A text message has room for what it is about and where to ask. */
function asTextMessage({ content, language, phone = '' }: Person, { subject }: StandardMail): Mail {
  const { tradingName, contact } = content.body.regulatory
  const ask = letterIn(language).say('If you have questions, call us on {phone}.', { phone: contact.phone })
  return { recipient: phone, subject, text: `${tradingName}: ${subject}. ${ask}` }
}
