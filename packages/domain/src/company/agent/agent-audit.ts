import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const agentAudit: NounAudit = {
  things: { agent: 'Agents' },
  named: { agent: 'name' },
  done: {
    'agent/createAgent': 'added the agent {}',
    'agent/updateAgent': 'changed the agent {}',
    'agent/activateAgent': 'activated the agent {}',
    'agent/deactivateAgent': 'deactivated the agent {}',
  },
}
