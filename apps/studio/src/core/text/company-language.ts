import { languageOf } from '@coverwright/domain/company/company/company-language'
import type { UserData } from '@coverwright/domain/company/member/member'
import { readDevice } from '../session/device.ts'
import { speak } from './speak.ts'
import { tellLanguage } from './tell-language.ts'

/** Until somebody chooses a language on this device, the studio speaks the one they chose on another, or the country's. */
export function speakLanguageOf({ member, company }: Pick<UserData, 'member' | 'company'>): void {
  const chosen = readDevice(localStorage).defaultLanguage
  if (chosen) void tellLanguage(chosen)
  void speak(chosen ?? member.language ?? languageOf[company.country])
}
