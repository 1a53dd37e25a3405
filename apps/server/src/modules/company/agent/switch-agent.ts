import type { agent } from '@coverwright/contract/company/agent'
import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { type ErrorCode, fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockAgentInCompany, toAgent } from './internal.ts'
import { agents } from './tables.ts'

export const activateAgent: HandlerOf<typeof agent, 'activateAgent'> = (context, { id }) =>
  switchAgent(context, id, 'activate', 'agent.already-activated')

export const deactivateAgent: HandlerOf<typeof agent, 'deactivateAgent'> = (context, { id }) =>
  switchAgent(context, id, 'deactivate', 'agent.already-deactivated')

async function switchAgent(
  { tx, audit }: WriteContext,
  id: string,
  event: 'activate' | 'deactivate',
  refusal: ErrorCode,
) {
  const before = await lockAgentInCompany(tx, id)
  const state = agentLifecycle.next(before.state, event) ?? fail(refusal)
  const [row] = await tx.update(agents).set({ state }).where(eq(agents.id, id)).returning()
  await audit(id, { from: before.state, to: state })
  return toAgent(row ?? fail('agent.not-found'))
}
