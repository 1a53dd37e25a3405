import type { company } from '@coverwright/contract/company/company'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { companies, getOwnCompanyRow } from '../company/index.ts'
import { toAccount } from './internal.ts'

export const updateAccount: HandlerOf<typeof company, 'updateAccount'> = async ({ tx, actor, audit, now }, form) => {
  await tx.update(companies).set(form)
  await audit(actor.companyId, form)
  return toAccount(await getOwnCompanyRow(tx), now)
}
