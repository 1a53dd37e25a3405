import type { Language } from '@coverwright/domain/base/language/language'
import type { TemplateField } from '@coverwright/domain/build/template/template-fields'
import type { EventFields, EventType } from '@coverwright/domain/events'
import type { NotificationKind, NotificationSource } from '@coverwright/domain/reach/notification/notification'
import type { Told } from '@coverwright/domain/worded'
import type { Tokens } from '../auth/tokens.ts'
import type { ReadTx } from '../database/with-tenant.ts'
import type { Mail } from '../outbox/send.ts'

export interface News {
  readonly memberId: string
  readonly kind: NotificationKind
  readonly title: string
  readonly source: NotificationSource
  readonly link?: string
}

/** What a company may say in its own words instead: of which product, to whom, and with what. */
export interface MailFacts {
  readonly productId: string
  readonly language: Language
  /** Of what is only tried out. */
  readonly isTest: boolean
  readonly values: Readonly<Partial<Record<TemplateField, string>>>
  /** The kept files of what is linked: attached where the company wishes. */
  readonly paperIds?: readonly string[]
}

/** A customer who answers writes to the company, at the address it verified. */
export interface StandardMail extends Omit<Mail, 'replyTo' | 'isFleeting'> {
  /** What it was worded from, where the product words it: then it can be said in another language. */
  readonly told?: Told
  readonly isToCustomer?: boolean
  readonly facts?: MailFacts
}

/** What links in messages are made with. */
export interface MessageLinks {
  readonly tokens: Tokens
  readonly publicUrl: string
  readonly linkTo: (path: string) => string
}

/** It only reads: what is told is written by whoever carries it. */
export interface TellingContext {
  readonly tx: ReadTx
  readonly now: Date
  readonly links: MessageLinks
}

type Tell<Type extends EventType, What> = (
  context: TellingContext,
  fields: EventFields<Type>,
) => Promise<readonly What[]>

/**
 * What the product tells of an event as long as nobody has it otherwise: read from where it is kept when it is told,
 * and nothing where that is gone meanwhile.
 */
interface StandardMessage<Type extends EventType> {
  readonly mails?: Tell<Type, StandardMail>
  readonly news?: Tell<Type, News>
}

/** Of some nouns' events; all together there is one for each type. */
export type StandardMessages<Type extends EventType = EventType> = { readonly [T in Type]: StandardMessage<T> }

/** The types of what a type-erased listener looks up fit one another: both come from the same key. */
export const toldBy = <What extends 'mails' | 'news'>(messages: StandardMessages, type: EventType, what: What) =>
  messages[type]?.[what] as Tell<EventType, What extends 'mails' ? StandardMail : News> | undefined
