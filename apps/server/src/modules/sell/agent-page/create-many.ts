import type { directPage } from '@coverwright/contract/sell/direct-page'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { makePage } from './create-page.ts'
import { judgeAgents } from './judge-agents.ts'

/** Nothing is made before every row is right: whoever sends a list learns of all that is wrong in it at once. */
export const createMany: HandlerOf<typeof directPage, 'createMany'> = async (context, { rows }) => {
  await lockOwnCompany(context.tx)
  const judged = await judgeAgents(context.tx, rows)
  const isRight = judged.every((each) => 'form' in each)
  if (isRight) for (const { form } of judged) await makePage(context, form)
  await context.audit(context.actor.memberId, { made: isRight ? rows.length : 0, of: rows.length })
  return judged.map((each, at) => ({
    email: rows[at]?.email ?? '',
    isMade: isRight,
    problem: 'problem' in each ? each.problem : '',
  }))
}
