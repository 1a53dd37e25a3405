import type { ApiKeyMode } from '@coverwright/domain/company/api-key/api-key'
import { fail } from '@coverwright/domain/errors'
import { hashOf } from './secret.ts'

/** What a key says it is; whether that is true is asked of the database at every call. */
export interface KeyBearer {
  readonly companyId: string
  readonly keyId: string
  readonly keyHash: string
  readonly keyMode: ApiKeyMode
}

/** Known by sight, so that a key that was published by mistake can be searched for; `cwk_` is how the first ones began. */
const pattern = /^(?:cwk|cw_(?<mode>live|test))_(?<name>[\w-]{43})\.(?<secret>[\w-]{43})$/
const bearerScheme = /^bearer +/i

const isApiKey = (text: string) => /^cwk?_/.test(text)

/** A key as plain HTTP clients send it: `Bearer cw_live_…`. It is all they have to send. */
export const isBearerKey = (authorization: string) =>
  bearerScheme.test(authorization) && isApiKey(authorization.replace(bearerScheme, ''))

/** The key in the header, by itself or as a bearer token; undefined where there is none. */
export function apiKeyIn(authorization: string): KeyBearer | undefined {
  const text = authorization.replace(bearerScheme, '')
  return isApiKey(text) ? readApiKey(text) : undefined
}

/** Names its company and itself, so that it is looked for where it belongs; the secret is what opens. */
export const apiKeyOf = (mode: ApiKeyMode, companyId: string, keyId: string, secret: string) =>
  `cw_${mode}_${Buffer.from(`${companyId}${keyId}`.replaceAll('-', ''), 'hex').toString('base64url')}.${secret}`

function readApiKey(text: string): KeyBearer {
  const { mode, name = '', secret = '' } = pattern.exec(text)?.groups ?? {}
  const hex = Buffer.from(name, 'base64url').toString('hex')
  if (hex.length !== 64) return fail('not-signed-in')
  return {
    companyId: uuidOf(hex.slice(0, 32)),
    keyId: uuidOf(hex.slice(32)),
    keyHash: hashOf(secret),
    keyMode: mode === 'test' ? 'test' : 'live',
  }
}

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
