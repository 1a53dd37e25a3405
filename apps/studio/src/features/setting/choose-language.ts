import { changeLanguage } from 'i18next'
import { rememberOnDevice } from '../../app/session/device.ts'
import { useSession } from '../../app/session/session.ts'
import { type Language, languages } from '../../app/text/languages.ts'

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
