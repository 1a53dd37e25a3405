import type { company } from '@coverwright/contract/company/company'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { toAccount } from './internal.ts'

export const getAccount: HandlerOf<typeof company, 'getAccount'> = async ({ tx, now }) =>
  toAccount(await getOwnCompanyRow(tx), now)
