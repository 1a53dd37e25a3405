import type { Language } from '../../base/language/language.ts'
import type { DocumentText } from './document-block.ts'
import type { PageLook, PageText } from './page-block.ts'
import { fillSegments, type Segment, segmentsOf, type Values } from './segments.ts'
import type {
  AgentPageContent,
  Attachments,
  ContractContent,
  ContractTerm,
  DocumentContent,
  PostContent,
  SmsContent,
} from './template-content.ts'

export interface CompiledMail {
  readonly subject: readonly Segment[]
  readonly text: readonly Segment[]
  readonly html: readonly Segment[]
}

export interface CompiledSms {
  readonly text: readonly Segment[]
}

/** A published version: what is filled and sent, in every language it is written in. */
export type Compiled =
  | {
      readonly kind: 'email'
      readonly texts: Readonly<Partial<Record<Language, CompiledMail>>>
      readonly attachments?: Attachments | undefined
    }
  | { readonly kind: 'sms'; readonly sender: string; readonly texts: Readonly<Partial<Record<Language, CompiledSms>>> }
  | { readonly kind: 'document'; readonly texts: Readonly<Partial<Record<Language, DocumentText>>> }
  | {
      readonly kind: 'agent-page'
      readonly look: PageLook
      readonly texts: Readonly<Partial<Record<Language, PageText>>>
    }
  | {
      readonly kind: 'contract'
      readonly terms: readonly ContractTerm[]
      readonly texts: Readonly<Partial<Record<Language, DocumentText>>>
    }
  | { readonly kind: 'post'; readonly texts: PostContent['texts'] }

export type CompiledPages = Extract<Compiled, { readonly kind: 'document' | 'contract' }>

/** What is set on pages, rather than sent in words. */
export const isPages = (compiled: Compiled): compiled is CompiledPages =>
  compiled.kind === 'document' || compiled.kind === 'contract'

export function compileSms({ sender, texts }: SmsContent): Compiled {
  const compiled = Object.entries(texts).map(([language, { text }]) => [language, { text: segmentsOf(text, 'text') }])
  return { kind: 'sms', sender, texts: Object.fromEntries(compiled) }
}

/** Pages are set when they are made: what is kept is what was written. */
export const compileDocument = ({ texts }: DocumentContent): Compiled => ({ kind: 'document', texts })

/** Of a page as well: what it shows of an agent changes from one to the next. */
export const compilePage = ({ look, texts }: AgentPageContent): Compiled => ({ kind: 'agent-page', look, texts })
export const compileContract = ({ terms, texts }: ContractContent): Compiled => ({ kind: 'contract', terms, texts })
/** Of a post as well: its author writes on from it. */
export const compilePost = ({ texts }: PostContent): Compiled => ({ kind: 'post', texts })

interface Missing {
  /** Fields without a value and without a fallback: where there are any, it must not be sent. */
  readonly missing: readonly string[]
}

export type FilledTemplate = Missing &
  (
    | { readonly kind: 'email'; readonly subject: string; readonly text: string; readonly html: string }
    | { readonly kind: 'sms'; readonly sender: string; readonly text: string }
  )

/**
 * What is sent: the version in that language with these values in it. None where it is not written in the language, nor of
 * a document or a page: those are not sent in words, and filled with more than values (`fillDocument`, `fillPage`).
 */
export function fillTemplate(compiled: Compiled, language: Language, values: Values): FilledTemplate | undefined {
  if (isPages(compiled) || compiled.kind === 'agent-page' || compiled.kind === 'post') return undefined
  if (compiled.kind === 'sms') {
    const sms = compiled.texts[language]
    if (!sms) return undefined
    return { kind: 'sms', sender: compiled.sender, ...fillSegments(sms.text, values) }
  }
  const mail = compiled.texts[language]
  if (!mail) return undefined
  const subject = fillSegments(mail.subject, values)
  const text = fillSegments(mail.text, values)
  const html = fillSegments(mail.html, values)
  const missing = [...new Set([...subject.missing, ...text.missing, ...html.missing])]
  return { kind: 'email', subject: subject.text, text: text.text, html: html.text, missing }
}

/** The fields that must have a value, for there is no fallback, nor is what they stand in left out without them. */
export function neededFields(segments: readonly Segment[]): readonly string[] {
  const needed = segments.flatMap((segment) => {
    if (typeof segment === 'string') return []
    if ('when' in segment) return neededFields(segment.parts).filter((name) => !segment.when.includes(name))
    return segment.fallback === undefined ? [segment.name] : []
  })
  return [...new Set(needed)]
}

/** Every field that stands somewhere. */
export const namedFields = (segments: readonly Segment[]): readonly string[] =>
  segments.flatMap((segment) => {
    if (typeof segment === 'string') return []
    return 'when' in segment ? namedFields(segment.parts) : [segment.name]
  })
