import type { Language } from '@coverwright/domain/base/language/language'
import { changeLanguage } from 'i18next'
import { useSession } from '../session/session.ts'

/** In this tab, whatever was chosen on the device. */
export async function speak(language: Language): Promise<void> {
  if (useSession.getState().defaultLanguage === language) return
  useSession.setState({ defaultLanguage: language })
  await changeLanguage(language)
}
