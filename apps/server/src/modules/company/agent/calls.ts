import type { agent } from '@coverwright/contract/company/agent'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createAgent } from './create-agent.ts'
import { findAgentByCode } from './find-agent-by-code.ts'
import { listAgents } from './list-agents.ts'
import { activateAgent, deactivateAgent } from './switch-agent.ts'
import { updateAgent } from './update-agent.ts'

export const agentCalls: HandlersOf<typeof agent> = {
  listAgents,
  findAgent: ({ tx }, asked) => findAgentByCode(tx, asked),
  createAgent,
  updateAgent,
  activateAgent,
  deactivateAgent,
}
