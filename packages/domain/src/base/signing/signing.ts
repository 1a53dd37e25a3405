import { z } from 'zod'
import { messages } from '../../messages.ts'

export const ServerKey = z
  .object({
    /** PEM, SubjectPublicKeyInfo. */
    publicKey: z.string(),
    keyBits: z.int(),
    /** Milliseconds: the client signs with its own clock moved by the difference. */
    serverTime: z.int(),
  })
  .meta({ id: 'ServerKey' })

export const SecureKeyForm = z
  .strictObject({
    /** The client's public key in PEM, in chunks encrypted for the server's key, each in base64. */
    chunks: z.array(z.base64(messages.parameterException).max(1000)).min(1, messages.parameterException).max(32),
  })
  .meta({ id: 'SecureKeyForm', examples: [{ chunks: ['AAAA'] }] })

export const SecureKey = z
  .object({
    appId: z.string(),
    /** The secret in chunks encrypted for the client's key, each in base64. */
    chunks: z.array(z.string()),
    expiresAt: z.int(),
  })
  .meta({ id: 'SecureKey' })
