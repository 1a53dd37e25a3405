import type { insurers } from '@coverwright/contract/company/insurers'
import type { login } from '@coverwright/contract/company/login'
import { AppError, errors } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { cardOf, openLink, readToken } from './link.ts'

export const openInvitation: HandlerOf<typeof insurers, 'getCreatUserTokenInfo'> = async ({ read, now }, { token }) => {
  const link = readToken(token)
  return read(link.companyId, async (tx) => cardOf(tx, await openLink(tx, link, now)))
}

export const verifyLink: HandlerOf<typeof login, 'verifyLinkOutOfDate'> = async ({ read, now }, { token }) => {
  try {
    const link = readToken(token)
    await read(link.companyId, (tx) => openLink(tx, link, now))
    return { isOutOfDate: false, reason: null, message: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const reason = error.code === 'invitation.already-confirmed' ? 'used' : 'expired'
    return { isOutOfDate: true, reason, message: errors[error.code].message }
  }
}
