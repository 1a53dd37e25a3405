import type { UserData } from '@coverwright/domain/company/member/member'
import type { TokenSet } from '@coverwright/domain/company/session/session'
import type { VariantName } from '@coverwright/domain/variant'
import type { ThemeMode } from '../../theme/mode.ts'
import { languageOfBrowser } from '../text/language-of-browser.ts'
import { readDevice, rememberOnDevice } from './device.ts'
import type { Ending } from './endings.ts'
import { createSessionStore, nobody } from './session-store.ts'

const { themeMode, defaultLanguage: chosen } = readDevice(localStorage)
const defaultLanguage = chosen ?? languageOfBrowser(navigator.languages)
/** As the server says it of the host, in the page itself. */
const theme = document.documentElement.dataset['variant'] as VariantName | undefined

/** The session of this tab: `useSession(select)` in a component, `useSession.getState()` elsewhere. */
export const useSession = createSessionStore(sessionStorage, {
  ...(theme && { theme }),
  ...(themeMode && { themeMode }),
  ...(defaultLanguage && { defaultLanguage }),
})

export function keepTokens(tokens: TokenSet): void {
  rememberOnDevice(localStorage, { deviceKey: tokens.deviceKey })
  useSession.setState({ tokens })
}

export function keepUserData({ permissionList, ...accountData }: UserData): void {
  useSession.setState({ accountData, permissionList, ending: null })
}

/** Without an ending the person left by themselves, and reads no message. */
export const clearSession = (ending: Ending | null = null) => useSession.setState({ ...nobody, ending })

export function setThemeMode(mode: ThemeMode): void {
  rememberOnDevice(localStorage, { themeMode: mode })
  useSession.setState({ themeMode: mode })
}
