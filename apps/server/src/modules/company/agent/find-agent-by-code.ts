import type { agent } from '@coverwright/contract/company/agent'
import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { agents } from './tables.ts'

type AgentQuestion = z.output<typeof agent.calls.findAgent.input>

export async function findAgentByCode(tx: ReadTx, { code }: AgentQuestion) {
  const [row] = await tx
    .select({ name: agents.name, state: agents.state })
    .from(agents)
    .where(eq(sql`lower(${agents.code})`, code.toLowerCase()))
  return row
    ? { found: true, name: row.name, isSelling: row.state === agentLifecycle.initial }
    : { found: false, name: null, isSelling: null }
}
