import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'

export const getHelpDeskPass: HandlerOf<typeof login, 'getZendeskToken'> = async ({ tx, actor, ports, now }) => {
  const { helpDesk } = ports
  if (!helpDesk) return fail('support.no-help-desk')
  const { id, name, email } = await getMemberInCompany(tx, actor.memberId)
  const { name: company } = await getOwnCompany(tx)
  return { address: helpDesk.address, token: await helpDesk.passFor({ id, name, email, company }, now) }
}
