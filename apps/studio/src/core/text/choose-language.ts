import { type Language, languageNames, languages } from '@coverwright/domain/base/language/language'
import { rememberOnDevice } from '../session/device.ts'
import { speak } from './speak.ts'
import { tellLanguage } from './tell-language.ts'

/** Each language in its own words: whoever does not read the current one still finds theirs. */
export const offeredLanguages = languages.map((value) => ({ value, label: languageNames[value] }))

export async function chooseLanguage(language: Language): Promise<void> {
  rememberOnDevice(localStorage, { defaultLanguage: language })
  await speak(language)
  await tellLanguage(language)
}
