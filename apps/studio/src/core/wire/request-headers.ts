import type { Call } from '@coverwright/contract/call'
import type { WireRequest } from '@coverwright/contract/client'
import { prefixOf, signedText, timestampAt } from '@coverwright/domain/base/signing/signature'
import type { Session } from '../session/session-store.ts'
import { fromBase64Url, toHex } from './bytes.ts'
import type { SigningMaterial } from './signing-material.ts'

type Travel = Pick<WireRequest, 'method' | 'path'>

/** App id, signature and timestamp. */
export async function signatureHeaders({ method, path }: Travel, material: SigningMaterial, nowMs: number) {
  const { appId, secret, offsetMs } = material
  const timestamp = timestampAt(nowMs + offsetMs)
  const text = signedText({ appId, method, prefix: prefixOf(path), timestamp, secret })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return { 'app-id': appId, signature: toHex(new Uint8Array(digest)), timestamp }
}

/** Token and company, for calls that ask who is there. */
export function accountHeaders(
  { tokens, accountData }: Pick<Session, 'tokens' | 'accountData'>,
  { access }: Pick<Call, 'access'>,
): Record<string, string> {
  // Who talks to the app is not who is signed in here.
  if (!tokens || access.kind === 'anyone' || access.kind === 'appMember') return {}
  const accountId = accountData?.company.id ?? companyInToken(tokens.idToken)
  return { authorization: tokens.idToken, ...(accountId && { 'account-id': accountId }) }
}

/** The call that brings the account data needs its company too; until then the token names it. */
function companyInToken(idToken: string): string | undefined {
  try {
    const [, claims = ''] = idToken.split('.')
    const { companyId } = JSON.parse(new TextDecoder().decode(fromBase64Url(claims))) as { companyId?: string }
    return companyId
  } catch {
    return undefined
  }
}
