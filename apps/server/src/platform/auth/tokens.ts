import { createSecretKey } from 'node:crypto'
import { AppError } from '@coverwright/domain/errors'
import { permissions } from '@coverwright/domain/permissions'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const Actor = z.object({ userId: z.uuid(), companyId: z.uuid(), permissions: z.array(z.enum(permissions)) })
const Claims = Actor.extend({ exp: z.number() })

/** Who makes the call, and for which company. */
export type Actor = z.output<typeof Actor>

export type Tokens = ReturnType<typeof createTokens>

const algorithm = 'HS256'
const maxKept = 10_000

export function createTokens(secret: string) {
  const key = createSecretKey(secret, 'utf8')
  // A browser sends the same token hundreds of times, and checking a signature costs more than the call itself.
  const kept = new Map<string, z.output<typeof Claims>>()

  return {
    sign: (actor: Actor, lifetime = '15m') =>
      new SignJWT(actor).setProtectedHeader({ alg: algorithm }).setIssuedAt().setExpirationTime(lifetime).sign(key),

    async verify(token: string): Promise<Actor> {
      const known = kept.get(token)
      if (known && known.exp * 1000 > Date.now()) return known
      try {
        // The algorithm is ours to choose, not the token's.
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] })
        const claims = Claims.parse(payload)
        if (kept.size >= maxKept) kept.clear()
        kept.set(token, claims)
        return claims
      } catch (error) {
        throw new AppError(error instanceof joseErrors.JWTExpired ? 'token-expired' : 'not-signed-in')
      }
    },
  }
}
