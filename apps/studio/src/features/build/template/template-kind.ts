import type { Language } from '@coverwright/domain/build/product/language'
import { languages } from '@coverwright/domain/build/product/product'
import { documentLimits, printedLanguages, templatedDocuments } from '@coverwright/domain/build/template/document-block'
import { mailLimits } from '@coverwright/domain/build/template/mail-block'
import { templatedEventTypes } from '@coverwright/domain/build/template/template-fields'
import { useLocation } from 'react-router'
import type { ScreenKind } from './template-paths.ts'
import type { TemplateUse } from './use-say-use.ts'

/** Which languages can be written, and of how many blocks at most. */
export const termsOf = {
  email: { languages, blocks: mailLimits.blocks },
  document: { languages: printedLanguages, blocks: documentLimits.blocks },
} as const satisfies Readonly<Record<ScreenKind, { languages: readonly Language[]; blocks: number }>>

/** Everything that templates of a kind can be used for. */
export const usesOf = (kind: ScreenKind): readonly TemplateUse[] =>
  kind === 'email'
    ? templatedEventTypes.map((eventType) => ({ eventType, document: null }))
    : templatedDocuments.map((document) => ({ eventType: null, document }))

export const isSameUse = (one: TemplateUse, other: TemplateUse) =>
  one.eventType === other.eventType && one.document === other.document

/** Of the screen that is open: its address says it. */
export const useTemplateKind = (): ScreenKind => (useLocation().pathname.startsWith('/pdf-') ? 'document' : 'email')
