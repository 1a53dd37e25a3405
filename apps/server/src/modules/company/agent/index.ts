export { agentAt } from './agent-at.ts'
export { findAgents, findSellingAgent, findSellingAgentByCode } from './find-agents.ts'
export { getAgentInCompany, lockAgentInCompany } from './internal.ts'
export { type AgentRow, agents } from './tables.ts'
