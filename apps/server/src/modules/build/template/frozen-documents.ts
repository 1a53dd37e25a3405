import type { Language } from '@coverwright/domain/base/language/language'
import { keywordsNamedIn, withKeywords } from '@coverwright/domain/build/keyword/with-keywords'
import {
  type DocumentText,
  type FrozenDocuments,
  printedLanguages,
} from '@coverwright/domain/build/template/document-block'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findKeywordTexts } from '../keyword/index.ts'
import { type PublishedTemplate, publishedTemplate } from './published-template.ts'
import { templateBindings } from './tables.ts'

/** Most companies design none: they are asked once, not in every language. */
const isDesign = and(eq(templateBindings.kind, 'document'), isNotNull(templateBindings.place))

interface Design extends Pick<PublishedTemplate, 'templateId' | 'name' | 'number'> {
  readonly language: Language
  readonly written: DocumentText
  /** With its keywords written out. */
  readonly text: DocumentText
}

/** The certificate as it is designed now, in each language it can be printed in. */
export async function designsOf(tx: ReadTx, productId: string): Promise<readonly Design[]> {
  if ((await tx.$count(templateBindings, isDesign)) === 0) return []
  const designs: Design[] = []
  for (const language of printedLanguages) {
    const found = await publishedTemplate(tx, { kind: 'document', document: 'certificate', productId, language })
    const written = found?.compiled.kind === 'document' ? found.compiled.texts[language] : undefined
    if (!found || !written) continue
    const keywords = await findKeywordTexts(tx, keywordsNamedIn(written))
    const { templateId, name, number } = found
    designs.push({ templateId, name, number, language, written, text: withKeywords(written, keywords, language) })
  }
  return designs
}

/**
 * The documents of a product as they are designed now. They are frozen with the words themselves: what was sold is
 * documented as it was sold, whatever becomes of the template.
 */
export async function frozenDocuments(tx: ReadTx, productId: string): Promise<FrozenDocuments | undefined> {
  const designs = await designsOf(tx, productId)
  if (designs.length === 0) return undefined
  const certificate = designs.map(({ language, templateId, number, text }) => [language, { templateId, number, text }])
  return { certificate: Object.fromEntries(certificate) }
}
