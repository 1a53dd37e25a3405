import { type Language, languageNames, languages } from '@coverwright/domain/base/language/language'
import { changeLanguage } from 'i18next'
import { rememberOnDevice } from '../session/device.ts'
import { useSession } from '../session/session.ts'
import { tellLanguage } from '../session/tell-language.ts'

/** Each language in its own words: whoever does not read the current one still finds theirs. */
export const offeredLanguages = languages.map((value) => ({ value, label: languageNames[value] }))

export async function chooseLanguage(language: Language): Promise<void> {
  rememberOnDevice(localStorage, { defaultLanguage: language })
  useSession.setState({ defaultLanguage: language })
  await changeLanguage(language)
  await tellLanguage(language)
}
