import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Claims, headerOf, readClaims, signClaims } from './signed-claims.ts'

export interface TokenKey {
  /** Empty for the one from before keys had names. */
  readonly id: string
  readonly secret: string
  readonly madeAt: Date
}

/** A new key is believed at once, and signs only after this long: by then every server was started anew and knows it. */
const restMs = 60 * 60_000

/** Signs with one key and believes all of them: keys are changed without anybody being signed out. */
export function createKeyring(keys: readonly TokenKey[]) {
  const newestFirst = keys.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const byHeader = new Map(keys.map((key) => [headerOf(key.id), key]))
  const derived = new Map<string, KeyObject>()

  const current = (): TokenKey => {
    const rested = newestFirst.find(({ madeAt }) => madeAt.getTime() <= Date.now() - restMs)
    // On the first start there is no other.
    const key = rested ?? newestFirst.at(-1)
    if (!key) throw new Error('There is no key to sign with')
    return key
  }

  /** Of each purpose its own: what was signed for one cannot be shown for another, whatever it says. */
  const keyFor = ({ id, secret }: TokenKey, purpose: string): KeyObject => {
    const name = `${id} ${purpose}`
    const known = derived.get(name)
    if (known) return known
    const made = id
      ? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
      : createSecretKey(secret, 'utf8')
    derived.set(name, made)
    return made
  }

  return {
    sign: (purpose: string, claims: Claims): string => {
      const key = current()
      return signClaims(headerOf(key.id), keyFor(key, purpose), claims)
    },
    read: (purpose: string, token: string): Claims | undefined =>
      readClaims((header) => {
        const key = byHeader.get(header)
        return key && keyFor(key, purpose)
      }, token),
    /** The seal of a few bytes, for links that people read: 96 bits, which nobody guesses over a network. */
    shortSeal: (purpose: string, bytes: Buffer): Buffer => shortSealBy(keyFor(current(), purpose), purpose, bytes),
    isShortSeal: (purpose: string, bytes: Buffer, seal: Buffer): boolean =>
      seal.length === shortSealBytes &&
      keys.some((key) => timingSafeEqual(shortSealBy(keyFor(key, purpose), purpose, bytes), seal)),
    /** By the oldest key there is: the same question has the same answer while a new one comes in. */
    secretFor: (purpose: string, text: string): string => {
      const oldest = newestFirst.at(-1)
      if (!oldest) throw new Error('There is no key to make secrets with')
      return createHmac('sha256', keyFor(oldest, purpose)).update(`${purpose}.${text}`).digest('base64url')
    },
  }
}

export const shortSealBytes = 12

/** The oldest key is the same for every purpose, and no token begins with this word: neither passes for the other. */
const shortSealBy = (key: KeyObject, purpose: string, bytes: Buffer): Buffer =>
  createHmac('sha256', key).update(`short ${purpose} `).update(bytes).digest().subarray(0, shortSealBytes)
