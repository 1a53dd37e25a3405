import { AppError } from '@coverwright/domain/errors'
import { z } from 'zod'
import { createKeyring, shortSealBytes, type TokenKey } from './keyring.ts'
import { packNote, type ShortNote, unpackNote } from './short-note.ts'
import type { Claims as AnyClaims } from './signed-claims.ts'

const Bearer = z.object({ memberId: z.uuid(), companyId: z.uuid(), sessionId: z.uuid() })
const Claims = Bearer.extend({ use: z.enum(['id', 'access']), exp: z.number() })

/** Of somebody of a company's app. */
const AppBearer = z.object({ appMemberId: z.uuid(), companyId: z.uuid(), sessionId: z.uuid() })

export type AppBearer = z.output<typeof AppBearer>

/** Who a token was given to. What they may do is asked of the database at every call. */
export type Bearer = z.output<typeof Bearer>

export type Tokens = ReturnType<typeof createTokens>

const maxKept = 10_000
const secondsOf = { m: 60, h: 3600, d: 86_400 } as const

/** How long a note is good for: `30m`, `12h`, `400d`. */
export type Life = `${number}${keyof typeof secondsOf}`

const sessions = 'session'
/** Sealed for a purpose of its own: no other call reads it, and the app's calls read no other. */
const apps = 'app-member'

export function createTokens(keys: readonly TokenKey[], lifeSeconds = 900) {
  const keyring = createKeyring(keys)
  // A browser sends the same token hundreds of times.
  const kept = new Map<string, z.output<typeof Claims>>()

  const sign = async (purpose: string, claims: AnyClaims, seconds: number) => {
    const iat = nowSeconds()
    return keyring.sign(purpose, { ...claims, iat, exp: iat + seconds })
  }

  return {
    sign: (bearer: Bearer, use: 'id' | 'access' = 'id', seconds = lifeSeconds) =>
      sign(sessions, { ...bearer, use }, seconds),

    /** The authorization header carries an id token; no other will do. */
    async verify(token: string): Promise<Bearer> {
      const known = kept.get(token)
      if (known && known.exp * 1000 > Date.now()) return known
      const { data: claims } = Claims.safeParse(keyring.read(sessions, token))
      if (claims?.use !== 'id') throw new AppError('not-signed-in')
      if (claims.exp <= nowSeconds()) throw new AppError('token-expired')
      if (kept.size >= maxKept) kept.clear()
      kept.set(token, claims)
      return claims
    },

    signForApp: (bearer: AppBearer, seconds: number) => sign(apps, { ...bearer, use: apps }, seconds),

    verifyForApp(token: string): AppBearer {
      const { data: claims } = AppBearer.extend({ use: z.literal(apps), exp: z.number() }).safeParse(
        keyring.read(apps, token),
      )
      if (!claims || claims.exp <= nowSeconds()) throw new AppError('not-signed-in')
      return claims
    },

    /** A secret that only this server can make, and makes again of the same text. */
    secretFor: keyring.secretFor,

    /** A note to oneself that somebody else carries: it comes back unchanged, for its purpose and in time, or not at all. */
    seal: (purpose: string, claims: AnyClaims, life: Life) =>
      sign(purpose, { ...claims, use: purpose }, lifeSecondsOf(life)),

    /** The same for a link that is mailed to people: about a quarter as long. */
    sealShort: (
      purpose: string,
      { companyId, id, text = '' }: Partial<ShortNote> & Omit<ShortNote, 'text'>,
      life: Life,
    ) => {
      const packed = packNote({ companyId, id, text, exp: nowSeconds() + lifeSecondsOf(life) })
      return Buffer.concat([packed, keyring.shortSeal(purpose, packed)]).toString('base64url')
    },

    unsealShort: (purpose: string, sealed: string): ShortNote | undefined => {
      const bytes = Buffer.from(sealed, 'base64url')
      // Written another way the same bytes would be another link to the same.
      if (bytes.toString('base64url') !== sealed) return undefined
      const packed = bytes.subarray(0, -shortSealBytes)
      if (!keyring.isShortSeal(purpose, packed, bytes.subarray(packed.length))) return undefined
      const note = unpackNote(packed)
      return note && note.exp > nowSeconds() ? note : undefined
    },

    unseal: async <S extends z.ZodType>(
      purpose: string,
      schema: S,
      sealed: string,
    ): Promise<z.output<S> | undefined> => {
      const claims = keyring.read(purpose, sealed)
      const isInTime = Number(claims?.['exp']) > nowSeconds()
      return isInTime && claims?.['use'] === purpose ? schema.safeParse(claims).data : undefined
    },
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

function lifeSecondsOf(life: Life): number {
  const unit = life.slice(-1) as keyof typeof secondsOf
  return Number(life.slice(0, -1)) * secondsOf[unit]
}
