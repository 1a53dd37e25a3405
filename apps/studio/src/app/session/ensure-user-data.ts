import { speakLanguageOf } from '../text/company-language.ts'
import { client } from '../wire/client.ts'
import { keepUserData, useSession } from './session.ts'

let running: Promise<void> | undefined

/** Someone with a token and no account data comes from another sign-in page: guards need to know who they are. */
export async function ensureUserData(): Promise<void> {
  const { tokens, accountData } = useSession.getState()
  if (tokens && !accountData) await loadUserData().catch(() => undefined)
}

/** Brings account data and permission list up to date. */
export function loadUserData(): Promise<void> {
  running ??= load().finally(() => {
    running = undefined
  })
  return running
}

async function load(): Promise<void> {
  const userData = await client.login.getUserData({})
  keepUserData(userData)
  speakLanguageOf(userData.company.country)
}
