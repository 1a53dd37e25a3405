import type { Agent } from '@coverwright/domain/agent/agent'
import { type ErrorCode, errors, fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { violatedConstraint } from '../../platform/database/violated-constraint.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { type AgentRow, agents } from './tables.ts'

export async function lockAgentInCompany(tx: WriteTx, id: string): Promise<AgentRow> {
  const [row] = await tx.select().from(agents).where(eq(agents.id, id)).for('update')
  return row ?? fail('agent.not-found')
}

export const toAgent = ({ companyId, createdAt, updatedAt, ...row }: AgentRow): Agent => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** The unique constraints decide, not a look beforehand: two people may give the same code at once. */
export async function savedUnlessTaken(save: Promise<AgentRow[]>): Promise<AgentRow> {
  try {
    const [row] = await save
    return row ?? fail('agent.not-found')
  } catch (error) {
    const taken = takenFields[violatedConstraint(error) ?? '']
    if (!taken) throw error
    return fail(taken.code, { [taken.field]: errors[taken.code].message })
  }
}

const takenFields: Readonly<Record<string, { readonly field: string; readonly code: ErrorCode }>> = {
  agent_code: { field: 'code', code: 'agent.code-taken' },
  agent_email: { field: 'email', code: 'agent.email-taken' },
}
