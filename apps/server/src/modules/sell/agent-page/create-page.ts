import type { directPage } from '@coverwright/contract/sell/direct-page'
import { errors, fail } from '@coverwright/domain/errors'
import type { AgentPageForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { maxAgentPages } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { agentAt } from '../../company/agent/index.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { checkProfile } from './check-profile.ts'
import { notRemoved, toAgentPage } from './internal.ts'
import { freshLink, pathOf } from './link.ts'
import { mailLink } from './mail-link.ts'
import { type AgentPageRow, agentPages } from './tables.ts'

export const createPage: HandlerOf<typeof directPage, 'create'> = async (context, form) => {
  const row = await makePage(context, form)
  await context.audit(row.id, { agentId: row.agentId })
  return toAgentPage(context.tx, row, context.now)
}

export async function makePage(
  { tx, now, ports }: WriteContext,
  { name, email, ...profile }: AgentPageForm,
): Promise<AgentPageRow> {
  await lockOwnCompany(tx)
  if ((await tx.$count(agentPages, notRemoved)) >= maxAgentPages) return fail('agent-page.too-many')
  await checkProfile(tx, profile)
  const agent = await agentAt(tx, { name, email })
  if (agent.state !== 'activated')
    return fail('agent-page.agent-deactivated', { email: errors['agent-page.agent-deactivated'].message })
  const { secret, asked } = freshLink(now)
  const [row] = await tx
    .insert(agentPages)
    .values({ agentId: agent.id, ...profile, ...asked })
    .returning()
  if (!row) throw new Error('The page was not saved')
  await mailLink(tx, agent, { link: ports.linkTo(pathOf(row, secret)), now })
  return row
}
