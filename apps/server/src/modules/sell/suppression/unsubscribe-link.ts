import { type Language, languages } from '@coverwright/domain/base/language/language'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { addressHash } from './internal.ts'

export interface UnsubscribeLinks {
  readonly tokens: Tokens
  readonly publicUrl: string
}

interface Unsubscribing {
  readonly companyId: string
  readonly addressHash: string
  readonly language: Language
}

const purpose = 'unsubscribe'

export const unsubscribePath = '/unsubscribe'

interface Written {
  readonly companyId: string
  /** What the mail is about. */
  readonly id: string
  readonly email: string
  readonly language: Language
}

/** Good for as long as mails are kept: whoever finds an old one may still want no other. */
export function unsubscribeLink({ tokens, publicUrl }: UnsubscribeLinks, { companyId, id, email, language }: Written) {
  const text = `${language} ${addressHash(companyId, email)}`
  return `${publicUrl}${unsubscribePath}/${tokens.sealShort(purpose, { companyId, id, text }, '3650d')}`
}

export function readUnsubscribeTicket(tokens: Tokens, ticket: string): Unsubscribing | undefined {
  const note = tokens.unsealShort(purpose, ticket)
  const [tag, address] = note?.text.split(' ') ?? []
  const language = languages.find((each) => each === tag)
  return note && language && address ? { companyId: note.companyId, addressHash: address, language } : undefined
}
