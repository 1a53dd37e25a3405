import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import { documentLimits, printedLanguages, templatedDocuments } from '@coverwright/domain/build/template/document-block'
import { mailLimits } from '@coverwright/domain/build/template/mail-block'
import { pageLimits } from '@coverwright/domain/build/template/page-block'
import {
  fieldsOfDocument,
  isTemplateField,
  pageFields,
  postFields,
  type TemplateField,
  templatedEvents,
  templatedEventTypes,
} from '@coverwright/domain/build/template/template-fields'
import { createContext, useCallback, useContext } from 'react'
import { useLocation } from 'react-router'
import { type BoundKind, kindAt, type ScreenKind } from './template-paths.ts'
import type { TemplateUse } from './use-say-use.ts'

interface Terms {
  /** Which languages can be written. */
  readonly languages: readonly Language[]
  /** How many blocks at most. */
  readonly blocks: number
  /** What can be known where it is used. */
  readonly fields: readonly TemplateField[]
}

export const termsOf: Readonly<Record<ScreenKind, Terms>> = {
  email: { languages, blocks: mailLimits.blocks, fields: Object.values(templatedEvents).flat() },
  document: {
    languages: printedLanguages,
    blocks: documentLimits.blocks,
    fields: Object.values(fieldsOfDocument).flat(),
  },
  // It knows fields of its own.
  contract: { languages: printedLanguages, blocks: documentLimits.blocks, fields: [] },
  post: { languages, blocks: 0, fields: postFields },
  'agent-page': { languages, blocks: pageLimits.blocks, fields: pageFields },
}

/** What is being written; a field that is never known in it is not offered. */
export const WrittenKind = createContext<ScreenKind>('email')

/** What was saved last: what is asked about an earlier draft, and comes late, is not taken for this one. */
export const SavedRevision = createContext<number | null>(null)

/** Whether a field may be inserted: keywords always. */
export function useMayInsert(): (field: string) => boolean {
  const { fields } = termsOf[useContext(WrittenKind)]
  return useCallback((field) => !isTemplateField(field) || fields.includes(field), [fields])
}

/** Everything that templates of a kind can be used for. A contract is chosen when an agreement is made, a page for an agent. */
export const usesOf = (kind: BoundKind): readonly TemplateUse[] =>
  kind === 'email'
    ? templatedEventTypes.map((eventType) => ({ eventType, document: null }))
    : templatedDocuments.map((document) => ({ eventType: null, document }))

export const isSameUse = (one: TemplateUse, other: TemplateUse) =>
  one.eventType === other.eventType && one.document === other.document

/** Of the screen that is open: its address says it. */
export const useTemplateKind = (): ScreenKind => kindAt(useLocation().pathname)

/** Of the screens on which templates are put to use. */
export const useBoundKind = (): BoundKind => (useTemplateKind() === 'document' ? 'document' : 'email')
