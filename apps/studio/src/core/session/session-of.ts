import type { TokenSet } from '@coverwright/domain/company/session/session'

/** The second of its three parts: the company's, the session's and the secret. */
export const sessionOf = ({ refreshToken }: TokenSet) => refreshToken.split('.')[1] ?? ''
