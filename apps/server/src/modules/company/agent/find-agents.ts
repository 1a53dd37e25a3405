import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type AgentRow, agents } from './tables.ts'

/** By their ids. */
export async function findAgents(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, AgentRow>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await tx.select().from(agents).where(inArray(agents.id, asked))
  return new Map(rows.map((row) => [row.id, row]))
}

const isSelling = eq(agents.state, agentLifecycle.initial)

/** Whether an agent who sent a customer some time ago sells still. */
export async function findSellingAgent(tx: ReadTx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, id), isSelling))
  return row?.id
}

/** Whose code it is, of those who sell. */
export async function findSellingAgentByCode(tx: ReadTx, code: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(sql`lower(${agents.code})`, code.toLowerCase()), isSelling))
  return row?.id
}
