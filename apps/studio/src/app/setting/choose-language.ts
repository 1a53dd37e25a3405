import { changeLanguage } from 'i18next'
import { rememberOnDevice } from '../../core/session/device.ts'
import { useSession } from '../../core/session/session.ts'
import { type Language, languages } from '../../core/text/languages.ts'

/** Each language in its own words: whoever does not read the current one still finds theirs. */
const names = {
  en_us: 'English (United States)',
  en_uk: 'English (United Kingdom)',
  en_id: 'English (Indonesia)',
} as const satisfies Record<Language, string>

export const offeredLanguages = languages.map((value) => ({ value, label: names[value] }))

export async function chooseLanguage(language: Language): Promise<void> {
  rememberOnDevice(localStorage, { defaultLanguage: language })
  useSession.setState({ defaultLanguage: language })
  await changeLanguage(language)
}
