import type { agentPageEvents } from '@coverwright/domain/sell/agent-page/agent-page-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { agentOf } from './internal.ts'
import { agentLeads, agentPages } from './tables.ts'

const place = { source: 'Agent home pages', link: '/directPage' } as const

async function answered(tx: ReadTx, pageId: string, code: 'agent-page.confirmed' | 'agent-page.declined') {
  const page = await selectRow(tx, agentPages, pageId)
  if (!page) return []
  const { title } = worded(code, { name: (await agentOf(tx, page)).name })
  return newsForLeaders(tx, { ...place, kind: code === 'agent-page.confirmed' ? 'success' : 'warning', title })
}

export const agentPageTells: StandardMessages<keyof typeof agentPageEvents> = {
  'agent-page.confirmed': { news: ({ tx }, { agentPageId }) => answered(tx, agentPageId, 'agent-page.confirmed') },
  'agent-page.declined': { news: ({ tx }, { agentPageId }) => answered(tx, agentPageId, 'agent-page.declined') },
  'agent-page.lead-left': {
    mails: async ({ tx }, { leadId }) => {
      const lead = await selectRow(tx, agentLeads, leadId)
      const page = lead && (await selectRow(tx, agentPages, lead.pageId))
      if (!page) return []
      const agent = await agentOf(tx, page)
      const { name, email, phone, message } = lead
      const { title, text, told } = worded('agent-page.lead-left', { agent: agent.name, name, email, phone, message })
      // It is kept in the company's list, from where it can be erased: not in the outbox too.
      return [{ isSecret: true, recipient: agent.email, subject: title, text, told }]
    },
  },
}
