import type { Language } from '@coverwright/domain/base/language/language'
import { client } from '../wire/client.ts'
import { keepUserData, useSession } from './session.ts'

/** With the account of whoever is signed in. */
export async function keepLanguage(language: Language): Promise<void> {
  const member = useSession.getState().accountData?.member
  if (!member || member.language === language) return
  keepUserData(await client.login.updateUserData({ language }))
}
