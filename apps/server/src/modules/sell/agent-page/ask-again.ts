import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import { askAgainMs } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { agentOf, lockPageInCompany, savePage, toAgentPage } from './internal.ts'
import { freshLink, pathOf } from './link.ts'
import { mailLink } from './mail-link.ts'
import type { AgentPageRow } from './tables.ts'

export const askAgain: HandlerOf<typeof directPage, 'invite'> = async (context, { id }) => {
  const { tx, audit, now } = context
  const before = await lockPageInCompany(tx, id)
  if (before.confirmedAt) return fail('agent-page.already-confirmed')
  if (now.getTime() - before.askedAt.getTime() < askAgainMs) return fail('agent-page.asked-lately')
  const row = await askFor(context, before)
  await audit(id, { agentId: row.agentId })
  return toAgentPage(tx, row, now)
}

/** Nobody sees the page before the agent has answered by the new link. */
export async function askFor({ tx, now, ports }: WriteContext, page: AgentPageRow): Promise<AgentPageRow> {
  const agent = await agentOf(tx, page)
  if (agent.state !== 'activated') return fail('agent-page.agent-deactivated')
  const { secret, asked } = freshLink(now)
  const row = await savePage(tx, page.id, { ...asked, confirmedAt: null, declinedAt: null })
  await mailLink(tx, agent, { link: ports.linkTo(pathOf(row, secret)), now })
  return row
}
