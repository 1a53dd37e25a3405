import type { login } from '@coverwright/contract/company/login'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow, toProfile } from '../company/index.ts'

export const getProfile: HandlerOf<typeof login, 'getCompanyData'> = async ({ tx }) =>
  toProfile(await getOwnCompanyRow(tx))
