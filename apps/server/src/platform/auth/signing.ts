import {
  constants,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hash,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { chunkBytes, isTimely, prefixOf, type Signed, signedText } from '@coverwright/domain/base/signing/signature'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { AppError, fail } from '@coverwright/domain/errors'

export type Signing = ReturnType<typeof createSigning>

const padding = constants.RSA_PKCS1_PADDING
const maxKept = 10_000

/**
 * Hands out signing secrets and checks signatures. A secret is derived from its app id, which names its own end:
 * every server knows every secret, and none has to be stored.
 */
export function createSigning({ signingSecret, signingKey }: { signingSecret: string; signingKey: string }) {
  const privateKey = createPrivateKey(signingKey)
  const publicKey = createPublicKey(privateKey)
  const keyBits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0
  const kept = new Map<string, string>()

  function secretOf(appId: string) {
    const known = kept.get(appId)
    if (known) return known
    const secret = createHmac('sha256', signingSecret).update(appId).digest('hex')
    if (kept.size >= maxKept) kept.clear()
    kept.set(appId, secret)
    return secret
  }

  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    keyBits,

    /** For a client whose public key came in chunks encrypted for ours. */
    handOut(chunks: readonly string[], nowMs: number) {
      const expiresAt = nowMs + sessionLimits.signingMs
      const appId = `${expiresAt.toString(36)}.${randomBytes(12).toString('base64url')}`
      return { appId, chunks: encryptFor(clientKey(chunks), secretOf(appId)), expiresAt }
    },

    /** Refuses what was not signed with a secret of ours, or too long ago. */
    check(request: { method: string; path: string; headers: Readonly<Record<string, unknown>> }, nowMs: number) {
      const { 'app-id': appId, signature, timestamp } = request.headers
      if (typeof appId !== 'string' || typeof signature !== 'string' || typeof timestamp !== 'string') {
        throw new AppError('unknown-signature')
      }
      const isLive = Number.parseInt(appId, 36) > nowMs
      const signed = {
        appId,
        method: request.method,
        prefix: prefixOf(request.path),
        timestamp,
        secret: secretOf(appId),
      }
      if (!isLive || !isTimely(timestamp, nowMs) || !isEqual(signature, signatureOf(signed))) fail('unknown-signature')
    },
  }

  /** Tampered chunks decrypt to noise rather than to an error: only a well-formed key of a fair size counts. */
  function clientKey(chunks: readonly string[]) {
    try {
      const pem = Buffer.concat(
        chunks.map((chunk) => privateDecrypt({ key: privateKey, padding }, Buffer.from(chunk, 'base64'))),
      )
      const key = createPublicKey(pem)
      const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
      return modulusLength >= 1024 && modulusLength <= 4096 ? { key, bits: modulusLength } : fail('malformed')
    } catch {
      return fail('malformed')
    }
  }
}

function encryptFor({ key, bits }: { key: ReturnType<typeof createPublicKey>; bits: number }, text: string): string[] {
  const bytes = Buffer.from(text)
  const size = chunkBytes(bits)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    publicEncrypt({ key, padding }, bytes.subarray(index * size, (index + 1) * size)).toString('base64'),
  )
}

const signatureOf = (signed: Signed) => hash('sha256', signedText(signed))

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
