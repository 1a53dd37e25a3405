import type { TokenSet } from '@coverwright/domain/company/session/session'
import { countOtherTabs, openThisTab } from './open-tabs.ts'
import { sessionOf } from './session-of.ts'
import { underKey } from './under-key.ts'

type Said =
  /** A refresh token was used up, and these came of it. */
  | { readonly used: string; readonly tokens: TokenSet }
  /** Before one is used up: who holds what of this session? */
  | { readonly asked: string }
  | { readonly answered: string; readonly tokens: TokenSet | null }

interface Ports {
  readonly tokens: () => TokenSet | null
  /** Sent again under the same key it answers the same. */
  readonly refresh: (tokens: TokenSet, key: string) => Promise<TokenSet>
  readonly keep: (tokens: TokenSet) => void
}

/** A tab that the browser has put to sleep is not waited for any longer. */
const patienceMs = 10_000

/**
 * A duplicated tab begins with a copy of the session. A refresh token works once, and using it again ends the session:
 * so tabs refresh one at a time, tell the others what came of it, and ask them first, for who was loading when it was
 * told has not heard it.
 */
export function refreshAcrossTabs({ tokens, refresh, keep }: Ports): (before: TokenSet) => Promise<TokenSet> {
  const channel = new BroadcastChannel('coverwright-session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the tabs of one origin only
  const say = (said: Said) => channel.postMessage(said)
  let hearAnswer: ((session: string, theirs: TokenSet | null) => void) | undefined

  channel.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    const mine = tokens()
    if ('used' in said && mine?.refreshToken === said.used) keep(said.tokens)
    if ('asked' in said) say({ answered: said.asked, tokens: mine && sessionOf(mine) === said.asked ? mine : null })
    if ('answered' in said) hearAnswer?.(said.answered, said.tokens)
  })
  openThisTab()

  async function newestOf(before: TokenSet): Promise<TokenSet> {
    let awaited = await countOtherTabs()
    if (awaited <= 0) return before
    let newest = before
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs)
      hearAnswer = (session, theirs) => {
        if (session !== sessionOf(before)) return
        if (theirs && endOf(theirs) > endOf(newest)) newest = theirs
        if (--awaited === 0) resolve()
      }
      say({ asked: sessionOf(before) })
    })
    hearAnswer = undefined
    return newest
  }

  return (before) =>
    navigator.locks.request('coverwright-refresh', async () => {
      const newest = await newestOf(before)
      // Lets in what another tab told while this one waited.
      await new Promise((resolve) => setTimeout(resolve))
      const now = tokens()
      if (now && now.refreshToken !== before.refreshToken) return now
      if (newest !== before) return newest
      return underKey(before, async (key) => {
        const fresh = await refresh(before, key)
        say({ used: before.refreshToken, tokens: fresh })
        if (tokens()?.refreshToken === before.refreshToken) keep(fresh)
        return fresh
      })
    })
}

/** When the id token ends, in seconds: of two sets the one that ends later was made later. */
function endOf({ idToken }: TokenSet): number {
  const claims = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return (JSON.parse(atob(claims)) as { readonly exp: number }).exp
}
