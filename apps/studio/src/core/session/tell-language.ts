import type { Language } from '@coverwright/domain/base/language/language'
import { client } from '../wire/client.ts'
import { keepUserData, useSession } from './session.ts'

/** Mails to somebody are written in what they read: the server learns of it once they have chosen, whoever is signed in. */
export async function tellLanguage(language: Language | undefined): Promise<void> {
  const member = useSession.getState().accountData?.member
  if (!member || !language || member.language === language) return
  const { name, title } = member
  keepUserData(await client.login.updateUserData({ name, title, language }))
}
