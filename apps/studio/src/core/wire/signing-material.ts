import type { ClientOf } from '@coverwright/contract/client'
import type { sign } from '@coverwright/contract/company/sign'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import type { Cookies } from '../session/cookies.ts'

/** What requests are signed with. */
export interface SigningMaterial {
  readonly appId: string
  readonly secret: string
  /** Server time less ours. */
  readonly offsetMs: number
  readonly expiresAt: number
}

const cookieName = 'coverwright-signing'

export interface SigningKeeper {
  readonly get: () => Promise<SigningMaterial>
  readonly clear: () => void
}

interface Ports {
  readonly sign: ClientOf<{ sign: typeof sign }>['sign']
  readonly cookies: Cookies
  readonly now: () => number
}

/** Keeps the material in a cookie, so that it outlives the page; calls that wait for it share one exchange. */
export function keepSigningMaterial({ sign, cookies, now }: Ports): SigningKeeper {
  let running: Promise<SigningMaterial> | undefined
  let kept = read(cookies.get(cookieName))

  return {
    async get() {
      if (kept && kept.expiresAt > now() + kept.offsetMs) return kept
      running ??= exchangeKeys().finally(() => {
        running = undefined
      })
      return await running
    },
    clear() {
      kept = undefined
      cookies.expire(cookieName)
    },
  }

  async function exchangeKeys(): Promise<SigningMaterial> {
    // Twice a day at most: not part of what every page loads.
    const [server, { encryptFor, makeRsaKey }] = await Promise.all([sign.getPublicKey({}), import('./rsa.ts')])
    const offsetMs = server.serverTime - now()
    const key = await makeRsaKey(server.keyBits)
    const chunks = await encryptFor(server.publicKey, server.keyBits, key.publicKey)
    const handed = await sign.getApiSecureKey({ chunks })
    kept = { appId: handed.appId, secret: key.decrypt(handed.chunks), offsetMs, expiresAt: handed.expiresAt }
    cookies.set(cookieName, JSON.stringify(kept), sessionLimits.signingMs / 1000)
    return kept
  }
}

function read(text: string | undefined): SigningMaterial | undefined {
  try {
    const { appId, secret, offsetMs, expiresAt } = JSON.parse(text ?? '') as Partial<SigningMaterial>
    return appId && secret && offsetMs !== undefined && expiresAt ? { appId, secret, offsetMs, expiresAt } : undefined
  } catch {
    // A cookie that is absent or not ours is one more reason to ask the server.
    return undefined
  }
}
