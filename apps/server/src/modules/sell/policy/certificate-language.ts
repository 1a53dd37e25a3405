import type { Language } from '@coverwright/domain/build/product/language'
import { certificateName, standardPaperwork } from '@coverwright/domain/build/product/paperwork'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { languageFor } from '@coverwright/domain/sell/letter/letter'
import type { PolicyRow } from './tables.ts'

/**
 * Those whose letters the certificate's fonts have. Chinese is not among them: the fonts that have its characters are
 * 140 megabytes to install, for six that would be used. A certificate of empty boxes would be worth nothing, so who
 * bought in Chinese gets it in the language the product is written in; their mails and pages are Chinese.
 */
const printed: readonly Language[] = ['en_uk', 'en_us', 'en_id', 'de_de', 'fr_fr']

/** The one its sending is set to, else the one that was bought in. */
export function certificateLanguage(policy: Pick<PolicyRow, 'language'>, content: ReleaseContent): Language {
  const { sendings } = content.paperwork ?? standardPaperwork(content.body)
  const set = sendings.find(({ document }) => document === certificateName)?.language
  const wanted = [set ?? languageFor(policy, content), content.settings.languages[0]]
  return (
    printed.find((language) => language === wanted[0]) ?? printed.find((language) => language === wanted[1]) ?? 'en_uk'
  )
}
