import { languageOf } from '@coverwright/domain/company/company/company-language'
import type { UserData } from '@coverwright/domain/company/member/member'
import { changeLanguage } from 'i18next'
import { readDevice } from '../session/device.ts'
import { useSession } from '../session/session.ts'

/** Until somebody chooses a language on this device, the studio speaks the one they chose on another, or the country's. */
export function speakLanguageOf({ member, company }: Pick<UserData, 'member' | 'company'>): void {
  const language = member.language ?? languageOf[company.country]
  if (readDevice(localStorage).defaultLanguage || useSession.getState().defaultLanguage === language) return
  useSession.setState({ defaultLanguage: language })
  void changeLanguage(language)
}
