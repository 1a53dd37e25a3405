import type { Agent } from '@coverwright/domain/company/agent/agent'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type AgentRow, agents } from './tables.ts'

export async function getAgentInCompany(tx: ReadTx, id: string): Promise<AgentRow> {
  const [row] = await tx.select().from(agents).where(eq(agents.id, id))
  return row ?? fail('agent.not-found')
}

export async function lockAgentInCompany(tx: WriteTx, id: string): Promise<AgentRow> {
  const [row] = await tx.select().from(agents).where(eq(agents.id, id)).for('update')
  return row ?? fail('agent.not-found')
}

export const toAgent = ({ companyId, createdAt, updatedAt, ...row }: AgentRow): Agent => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
