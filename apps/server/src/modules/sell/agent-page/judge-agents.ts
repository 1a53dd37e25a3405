import { errors } from '@coverwright/domain/errors'
import {
  calledOtherwise,
  type ListedAgent,
  listedTwice,
  readListed,
} from '@coverwright/domain/sell/agent-page/agent-list'
import type { AgentPageForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { maxAgentPages } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { agents } from '../../company/agent/index.ts'
import { notRemoved } from './internal.ts'
import { agentPages } from './tables.ts'

export type Judged = { readonly form: AgentPageForm } | { readonly problem: string }

/** Whether each row could become a page beside those before it. */
export async function judgeAgents(tx: ReadTx, rows: readonly ListedAgent[]): Promise<Judged[]> {
  const readRows = rows.map(readListed)
  const known = await findKnown(
    tx,
    readRows.flatMap((read) => ('form' in read ? keyOf(read.form) : [])),
  )
  let room = maxAgentPages - (await tx.$count(agentPages, notRemoved))
  const seen = new Set<string>()
  return readRows.map((read): Judged => {
    if ('problem' in read) return read
    const email = keyOf(read.form)
    if (seen.has(email)) return { problem: listedTwice }
    seen.add(email)
    const agent = known.get(email)
    if (agent?.pageId) return { problem: errors['agent-page.agent-has-one'].message }
    if (agent && agent.state !== 'activated') return { problem: errors['agent-page.agent-deactivated'].message }
    if (agent && agent.name !== read.form.name) return { problem: calledOtherwise(agent.name) }
    room -= 1
    return room < 0 ? { problem: `There are ${maxAgentPages} pages at most. Remove one first.` } : read
  })
}

/** Of the address as it is kept: a cell may hold blanks around it. */
const keyOf = ({ email }: AgentPageForm) => email.toLowerCase()

async function findKnown(tx: ReadTx, emails: readonly string[]) {
  const email = sql<string>`lower(${agents.email})`
  const rows = await tx
    .select({ email, name: agents.name, state: agents.state, pageId: agentPages.id })
    .from(agents)
    .leftJoin(agentPages, and(eq(agentPages.agentId, agents.id), notRemoved))
    .where(inArray(email, [...emails]))
  return new Map(rows.map((row) => [row.email, row]))
}
