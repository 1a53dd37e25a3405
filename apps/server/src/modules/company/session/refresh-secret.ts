import { hashOf, isSecretOf, newSecret } from '../../../platform/auth/secret.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'

/**
 * What a refresh token ends with: something random, and the proof that it was given for this session. A spent one ends
 * the session for both who hold it; one that was made up must not, or whoever learns a session's id could end it.
 */
export const refreshSecretOf = (tokens: Tokens, sessionId: string, random = newSecret()) =>
  `${random}${proofOf(tokens, sessionId, random)}`

export function wasGiven(tokens: Tokens, sessionId: string, secret: string): boolean {
  const random = secret.slice(0, secretLength)
  return isSecretOf(secret, hashOf(refreshSecretOf(tokens, sessionId, random)))
}

const secretLength = newSecret().length

const proofOf = (tokens: Tokens, sessionId: string, random: string) =>
  tokens.secretFor('refresh-proof', `${sessionId}.${random}`)
