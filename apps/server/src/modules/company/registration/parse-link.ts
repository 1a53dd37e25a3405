import type { login } from '@coverwright/contract/company/login'
import type { SignUpLinkInfo } from '@coverwright/domain/company/registration/sign-up'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findOperator } from '../company/index.ts'
import { maskedEmail } from '../member/index.ts'
import { findByLink } from './internal.ts'
import { isSpent } from './save-company.ts'

/** Opening a link changes nothing: mail scanners open links too. */
export const parseLink: HandlerOf<typeof login, 'parseCompanyToken'> = async ({ door, read, now }, link) => {
  const operatorId = await door(findOperator)
  const found = await read(operatorId, (tx) => findByLink(tx, link))
  if (!found) return { state: 'failed', sentTo: null, companyName: null }

  const { signUp, isOwnBrowser } = found
  const state: SignUpLinkInfo['state'] = signUp.confirmedAt ? 'confirmed' : isSpent(signUp, now) ? 'expired' : 'valid'
  return {
    state,
    sentTo: maskedEmail(signUp.email),
    companyName: (isOwnBrowser && signUp.form?.companyName) || null,
  }
}
