/** What the specification's signature is made of. It names no path and no body: it is a second fence, not the first. */
export interface Signed {
  readonly appId: string
  readonly method: string
  /** `/v1` or `/v2`. */
  readonly prefix: string
  readonly timestamp: string
  readonly secret: string
}

/** The text whose SHA-256, in lower-case hex, is the signature. */
export const signedText = ({ appId, method, prefix, timestamp, secret }: Signed) =>
  `${appId}${method}${prefix}${timestamp}${secret}`

/** Timestamps are server time moved by this much. */
const shiftMs = 8 * 60 * 60_000

export const timestampAt = (serverTimeMs: number) => String(serverTimeMs + shiftMs)

const maxSkewMs = 5 * 60_000

export const isTimely = (timestamp: string, serverTimeMs: number) =>
  Math.abs(Number(timestamp) - shiftMs - serverTimeMs) <= maxSkewMs

/** PKCS#1 v1.5 padding takes eleven bytes of a block: 117 remain of 1024 bits. */
export const chunkBytes = (keyBits: number) => keyBits / 8 - 11

export const prefixOf = (path: string) => path.slice(0, path.indexOf('/', 1))
