import type { agent } from '@coverwright/contract/company/agent'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockAgentInCompany, toAgent } from './internal.ts'
import { agents } from './tables.ts'

export const updateAgent: HandlerOf<typeof agent, 'updateAgent'> = async ({ tx, audit }, { id, ...form }) => {
  const before = await lockAgentInCompany(tx, id)
  const [row] = await tx.update(agents).set(form).where(eq(agents.id, id)).returning()
  if (!row) return fail('agent.not-found')
  await audit(id, { from: before.code, to: row.code })
  return toAgent(row)
}
