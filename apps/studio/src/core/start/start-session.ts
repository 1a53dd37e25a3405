import { variants } from '@coverwright/domain/variant'
import { cookiesOf } from '../session/cookies.ts'
import { loadUserData } from '../session/ensure-user-data.ts'
import { clearSession, keepTokens, useSession } from '../session/session.ts'
import { takeCookieTokens } from '../session/take-cookie-tokens.ts'
import { watchVisibility } from '../session/watch-visibility.ts'
import { client } from '../wire/client.ts'
import { findOpenSession } from '../wire/sign-out.ts'
import { checkVersion } from './check-version.ts'
import { findDomainType } from './find-domain-type.ts'

/** What happens once, before the first screen. */
export async function startSession(): Promise<void> {
  const handedOver = takeCookieTokens(cookiesOf(document, location.protocol === 'https:', location.hostname))
  if (handedOver) keepTokens(handedOver)
  await joinOpenSession()

  watchVisibility(document, {
    now: () => Date.now(),
    hiddenAt: () => useSession.getState().hiddenAt,
    keepHiddenAt: (hiddenAt) => useSession.setState({ hiddenAt }),
    hasToken: () => useSession.getState().tokens !== null,
    end: clearSession,
    checkVersion: () => void checkVersion(versionPorts),
  })

  // A role may have changed since the tab was opened. The screen is there meanwhile; what fails is told by its calls.
  if (useSession.getState().accountData) loadUserData().catch(() => undefined)
  void wearVariant()
}

/** A tab opened by a mailed link or a typed address goes on where another is signed in. */
async function joinOpenSession(): Promise<void> {
  if (useSession.getState().tokens) return
  const tokens = await findOpenSession()
  if (tokens) keepTokens(tokens)
}

async function wearVariant(): Promise<void> {
  const domainType = await findDomainType(location.hostname, () => client.login.getDomainType({}))
  if (domainType) useSession.setState({ domainType, theme: variants[domainType].name })
}

const versionPorts = {
  hostname: location.hostname,
  // This module is part of the first script, which `/version.json` names.
  running: new URL(import.meta.url).pathname,
  async fetchVersion() {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await response.json()) as { version?: string }
    return version
  },
  reloadedFor: () => useSession.getState().reloadFlag,
  keepReloadedFor: (reloadFlag: string) => useSession.setState({ reloadFlag }),
  reload: () => location.reload(),
}
