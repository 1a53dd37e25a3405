import { languageOf } from '@coverwright/domain/company/company/company-language'
import type { Country } from '@coverwright/domain/fields'
import { changeLanguage } from 'i18next'
import { readDevice } from '../session/device.ts'
import { useSession } from '../session/session.ts'

/** Until somebody chooses a language on this device, the studio speaks that of the company's country. */
export function speakLanguageOf(country: Country): void {
  const language = languageOf[country]
  if (readDevice(localStorage).defaultLanguage || useSession.getState().defaultLanguage === language) return
  useSession.setState({ defaultLanguage: language })
  void changeLanguage(language)
}
