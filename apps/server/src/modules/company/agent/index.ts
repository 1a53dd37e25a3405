export { agentAt } from './agent-at.ts'
export { findAgents, findSellingAgent, findSellingAgentByCode } from './find-agents.ts'
export { type AgentRow, agents } from './tables.ts'
