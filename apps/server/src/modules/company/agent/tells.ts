import type { agentEvents } from '@coverwright/domain/company/agent/agent-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { agents } from './tables.ts'

export const agentTells: StandardMessages<keyof typeof agentEvents> = {
  'agent.added': {
    mails: async ({ tx }, { agentId }) => {
      const agent = await selectRow(tx, agents, agentId)
      if (!agent) return []
      const { name: company } = await getOwnCompany(tx)
      const { title, text, told } = worded('agent.added', { company, name: agent.name, code: agent.code })
      return [{ recipient: agent.email, subject: title, text, told }]
    },
  },
}
