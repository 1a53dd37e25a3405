import { fail } from '@coverwright/domain/errors'
import { hashOf } from './secret.ts'

/** What a key says it is; whether that is true is asked of the database at every call. */
export interface KeyBearer {
  readonly companyId: string
  readonly keyId: string
  readonly keyHash: string
}

/** Known by sight, so that a key that was published by mistake can be searched for. */
const prefix = 'cwk_'
const pattern = /^cwk_([\w-]{43})\.([\w-]{43})$/

export const isApiKey = (authorization: string) => authorization.startsWith(prefix)

/** Names its company and itself, so that it is looked for where it belongs; the secret is what opens. */
export const apiKeyOf = (companyId: string, keyId: string, secret: string) =>
  `${prefix}${Buffer.from(`${companyId}${keyId}`.replaceAll('-', ''), 'hex').toString('base64url')}.${secret}`

export function readApiKey(authorization: string): KeyBearer {
  const [, name = '', secret = ''] = pattern.exec(authorization) ?? []
  const hex = Buffer.from(name, 'base64url').toString('hex')
  if (hex.length !== 64) return fail('not-signed-in')
  return { companyId: uuidOf(hex.slice(0, 32)), keyId: uuidOf(hex.slice(32)), keyHash: hashOf(secret) }
}

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
