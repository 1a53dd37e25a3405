import type { agent } from '@coverwright/contract/company/agent'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toAgent } from './internal.ts'
import { agents } from './tables.ts'

export const createAgent: HandlerOf<typeof agent, 'createAgent'> = async ({ tx, audit }, form) => {
  const [row] = await tx.insert(agents).values(form).returning()
  if (!row) throw new Error('The agent was not saved')
  raiseEvent(tx, 'agent.added', { agentId: row.id })
  await audit(row.id, { code: row.code })
  return toAgent(row)
}
