import { createSecretKey } from 'node:crypto'
import { AppError } from '@coverwright/domain/errors'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const Bearer = z.object({ memberId: z.uuid(), companyId: z.uuid(), sessionId: z.uuid() })
const Claims = Bearer.extend({ use: z.enum(['id', 'access']), exp: z.number() })

/** Who a token was given to. What they may do is asked of the database at every call. */
export type Bearer = z.output<typeof Bearer>

export type Tokens = ReturnType<typeof createTokens>

const algorithm = 'HS256'
const maxKept = 10_000

export function createTokens(secret: string, lifeSeconds = 900) {
  const key = createSecretKey(secret, 'utf8')
  // A browser sends the same token hundreds of times, and checking a signature costs more than the call itself.
  const kept = new Map<string, z.output<typeof Claims>>()

  const sign = (claims: object, life: string | number) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: algorithm })
      .setIssuedAt()
      .setExpirationTime(typeof life === 'number' ? Math.floor(Date.now() / 1000) + life : life)
      .sign(key)
  // The algorithm is ours to choose, not the token's.
  const check = async (token: string) => (await jwtVerify(token, key, { algorithms: [algorithm] })).payload

  return {
    sign: (bearer: Bearer, use: 'id' | 'access' = 'id', seconds = lifeSeconds) => sign({ ...bearer, use }, seconds),

    /** The authorization header carries an id token; no other will do. */
    async verify(token: string): Promise<Bearer> {
      const known = kept.get(token)
      if (known && known.exp * 1000 > Date.now()) return known
      try {
        const claims = Claims.parse(await check(token))
        if (claims.use !== 'id') throw new AppError('not-signed-in')
        if (kept.size >= maxKept) kept.clear()
        kept.set(token, claims)
        return claims
      } catch (error) {
        throw new AppError(error instanceof joseErrors.JWTExpired ? 'token-expired' : 'not-signed-in')
      }
    },

    /** A note to oneself that somebody else carries: it comes back unchanged, for its purpose and in time, or not at all. */
    seal: (purpose: string, claims: object, life: string) => sign({ ...claims, use: purpose }, life),

    unseal: async <S extends z.ZodType>(
      purpose: string,
      schema: S,
      sealed: string,
    ): Promise<z.output<S> | undefined> => {
      const payload = await check(sealed).catch(() => undefined)
      return payload?.['use'] === purpose ? schema.safeParse(payload).data : undefined
    },
  }
}
