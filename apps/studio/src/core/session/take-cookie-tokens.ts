import type { TokenSet } from '@coverwright/domain/company/session/session'
import type { Cookies } from './cookies.ts'

const names = ['accessToken', 'idToken', 'refreshToken', 'deviceKey'] as const satisfies readonly (keyof TokenSet)[]

/**
 * Tokens that another sign-in page left in cookies. The cookies are expired at once, complete or not: tokens in
 * cookies would travel with every request and stay after the tab is closed.
 */
export function takeCookieTokens(cookies: Cookies): TokenSet | undefined {
  const [accessToken, idToken, refreshToken, deviceKey] = names.map((name) => cookies.get(name))
  for (const name of names) if (cookies.get(name) !== undefined) cookies.expire(name)
  if (!accessToken || !idToken || !refreshToken || !deviceKey) return undefined
  return { accessToken, idToken, refreshToken, deviceKey }
}
