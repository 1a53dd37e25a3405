import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type AgentRow, agents } from './tables.ts'

/** The agent of an address. Whoever is none yet becomes one, with a code that can be changed later. */
export async function agentAt(tx: WriteTx, { name, email }: Pick<AgentRow, 'name' | 'email'>): Promise<AgentRow> {
  const [known] = await tx
    .select()
    .from(agents)
    .where(eq(sql`lower(${agents.email})`, email.toLowerCase()))
    .for('update')
  if (known) return known
  const [made] = await tx.insert(agents).values({ name, email, phone: '', code: newCode() }).returning()
  if (!made) throw new Error('The agent was not saved')
  return made
}

/** Of digits and letters that nobody takes for one another; 400 million of them, so that two do not meet. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const newCode = () => `A-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
