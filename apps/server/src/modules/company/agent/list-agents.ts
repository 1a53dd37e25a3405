import type { agent } from '@coverwright/contract/company/agent'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toAgent } from './internal.ts'
import { agents } from './tables.ts'

export const listAgents: HandlerOf<typeof agent, 'listAgents'> = async ({ tx }, { state, search }, paging) => {
  const isNamed = or(contains(agents.name, search), contains(agents.email, search), contains(agents.code, search))
  const { items, ...page } = await selectPage(tx, agents, and(state && eq(agents.state, state), isNamed), paging)
  return { items: items.map(toAgent), ...page }
}
