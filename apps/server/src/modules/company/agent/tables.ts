import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { sql } from 'drizzle-orm'
import { text, uniqueIndex } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const agents = tenantTable(
  'agent',
  {
    name: text('name').notNull(),
    email: text('email').notNull(),
    code: text('code').notNull(),
    phone: text('phone').notNull(),
    state: text('state', { enum: agentLifecycle.states }).notNull().default(agentLifecycle.initial),
  },
  (agent) => [
    uniqueIndex('agent_code').on(agent.companyId, sql`lower(${agent.code})`),
    uniqueIndex('agent_email').on(agent.companyId, sql`lower(${agent.email})`),
  ],
)

export type AgentRow = typeof agents.$inferSelect

alreadyTaken({
  agent_code: { code: 'agent.code-taken', field: 'code' },
  agent_email: { code: 'agent.email-taken', field: 'email' },
})
