import { speakLanguageOf } from '../text/company-language.ts'
import { client } from '../wire/client.ts'
import { loadForSession } from './load-for-session.ts'
import { keepUserData, useSession } from './session.ts'

/** Someone with a token and no account data comes from another sign-in page: guards need to know who they are. */
export async function ensureUserData(): Promise<void> {
  const { tokens, accountData } = useSession.getState()
  if (tokens && !accountData) await loadUserData().catch(() => undefined)
}

/** Bring account data and permission list up to date. */
export const { load: loadUserData, reload: reloadUserData } = loadForSession({
  ask: () => client.login.getUserData({}),
  keep: (userData) => {
    keepUserData(userData)
    speakLanguageOf(userData)
  },
  onSignedOut: (listener) => useSession.subscribe((now, before) => before.tokens && !now.tokens && listener()),
})
