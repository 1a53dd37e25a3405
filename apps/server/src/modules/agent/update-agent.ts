import type { agent } from '@coverwright/contract/agent'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { lockAgentInCompany, savedUnlessTaken, toAgent } from './internal.ts'
import { agents } from './tables.ts'

export const updateAgent: HandlerOf<typeof agent, 'updateAgent'> = async ({ tx, audit }, { id, ...form }) => {
  const before = await lockAgentInCompany(tx, id)
  const row = await savedUnlessTaken(tx.update(agents).set(form).where(eq(agents.id, id)).returning())
  await audit(id, { from: before.code, to: row.code })
  return toAgent(row)
}
