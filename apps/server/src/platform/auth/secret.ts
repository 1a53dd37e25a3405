import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Long and random: its plain hash can be kept, for nobody can guess what it is of. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Of the form that ours have: what is shorter could be guessed. */
export const isSecret = (text: string) => /^[\w-]{43}$/.test(text)

export const hashOf = (secret: string) => hash('sha256', secret)

export const isSecretOf = (secret: string, knownHash: string) =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(knownHash))
