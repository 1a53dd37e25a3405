import type { TokenSet } from '@coverwright/domain/session/session'

interface Handover {
  /** The refresh token that was used up. */
  readonly used: string
  readonly tokens: TokenSet
}

interface Ports {
  readonly tokens: () => TokenSet | null
  readonly refresh: (tokens: TokenSet) => Promise<TokenSet>
  readonly keep: (tokens: TokenSet) => void
}

/**
 * A duplicated tab begins with a copy of the session. A refresh token works once, and using it again ends the session:
 * so tabs refresh one at a time, and tell the others what came of it.
 */
export function refreshAcrossTabs({ tokens, refresh, keep }: Ports): (before: TokenSet) => Promise<TokenSet> {
  const channel = new BroadcastChannel('coverwright-session')
  channel.addEventListener('message', ({ data }: MessageEvent<Handover>) => {
    if (tokens()?.refreshToken === data.used) keep(data.tokens)
  })
  return (before) =>
    navigator.locks.request('coverwright-refresh', async () => {
      // Lets in what another tab told while this one waited.
      await new Promise((resolve) => setTimeout(resolve))
      const now = tokens()
      if (now && now.refreshToken !== before.refreshToken) return now
      const fresh = await refresh(before)
      tell(channel, { used: before.refreshToken, tokens: fresh })
      return fresh
    })
}

function tell(channel: BroadcastChannel, handover: Handover): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the tabs of one origin only
  channel.postMessage(handover)
}
