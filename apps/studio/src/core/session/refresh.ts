import { CallError } from '@coverwright/contract/client'
import type { TokenSet } from '@coverwright/domain/company/session/session'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { type Ending, endings } from './endings.ts'

interface RefreshPorts {
  tokens(): TokenSet | null
  refreshesInARow(): number
  /** Counted before it is tried: one that never answers counts too. */
  countRefresh(): void
  refresh(tokens: TokenSet): Promise<TokenSet>
  keep(tokens: TokenSet): void
  end(ending: Ending): void
}

/**
 * What to do when the server answers 201. The function resolves to true when the call may be sent again with the
 * token that is kept by then. All calls that wait share one refresh.
 */
export function createRefresh(ports: RefreshPorts): (sentWith: string | undefined) => Promise<boolean> {
  let running: Promise<boolean> | undefined

  return async (sentWith) => {
    const tokens = ports.tokens()
    if (!tokens) {
      // Sent with a token that is gone by now: the session ended meanwhile and its user knows why.
      if (sentWith === undefined) ports.end(endings.withoutToken)
      return false
    }
    // The answer is to a token that was refreshed while it was on its way.
    if (sentWith !== undefined && sentWith !== tokens.idToken) return true
    running ??= refreshOnce(ports, tokens).finally(() => {
      running = undefined
    })
    return await running
  }
}

async function refreshOnce(ports: RefreshPorts, tokens: TokenSet): Promise<boolean> {
  if (ports.refreshesInARow() >= sessionLimits.refreshesInARow) {
    ports.end(endings.refreshedTooOften)
    return false
  }
  ports.countRefresh()
  try {
    const fresh = await ports.refresh(tokens)
    const now = ports.tokens()
    // Signed out while it was on its way: kept now, it would sign them in again.
    if (!now) return false
    if (now.refreshToken === tokens.refreshToken) ports.keep(fresh)
    return true
  } catch (error) {
    const wasRemoved = error instanceof CallError && error.code === 'access-ended'
    if (ports.tokens()) ports.end(wasRemoved ? endings.removed : endings.refreshFailed)
    return false
  }
}
