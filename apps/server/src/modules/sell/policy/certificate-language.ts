import type { Language } from '@coverwright/domain/base/language/language'
import { certificateName, standardPaperwork } from '@coverwright/domain/build/product/paperwork'
import { printedLanguages } from '@coverwright/domain/build/template/document-block'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { languageFor } from '@coverwright/domain/sell/letter/letter'
import type { PolicyRow } from './tables.ts'

/**
 * The one its sending is set to, else the one that was bought in. Who bought in one that cannot be printed gets it in the
 * one the product is written in; their mails and pages are in theirs.
 */
export function certificateLanguage(policy: Pick<PolicyRow, 'language'>, content: ReleaseContent): Language {
  const { sendings } = content.paperwork ?? standardPaperwork(content.body)
  const set = sendings.find(({ document }) => document === certificateName)?.language
  const wanted = [set ?? languageFor(policy, content), content.settings.languages[0]]
  return wanted.find((language) => language && printedLanguages.includes(language)) ?? 'en_uk'
}
