import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { askFor } from './ask-again.ts'
import { checkProfile } from './check-profile.ts'
import { lockPageInCompany, savePage, toAgentPage } from './internal.ts'
import { tellServers } from './tell-servers.ts'

export const changePage: HandlerOf<typeof directPage, 'change'> = async (context, { id, updatedAt, ...profile }) => {
  const { tx, audit, now } = context
  const before = await lockPageInCompany(tx, id)
  // What the agent put right while confirming would be written over.
  if (before.updatedAt.toISOString() !== updatedAt) return fail('agent-page.changed-meanwhile')
  await checkProfile(tx, profile)
  const changed = await savePage(tx, id, profile)
  // It says in the agent's name who answers for them: what they have not seen they have not confirmed.
  const isNewlyAppointed = profile.isAppointedRepresentative && !before.isAppointedRepresentative
  const row = isNewlyAppointed && !before.declinedAt ? await askFor(context, changed) : changed
  await tellServers(tx, id)
  await audit(id, { agentId: before.agentId, isAskedAgain: row !== changed })
  return toAgentPage(tx, row, now)
}
