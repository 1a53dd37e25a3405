import type { directPage } from '@coverwright/contract/sell/direct-page'
import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import { asc } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { notRemoved, withAgents } from './internal.ts'
import { agentPages } from './tables.ts'

/** There are five at most: all are read, for names and states stand elsewhere. */
export const listPages: HandlerOf<typeof directPage, 'list'> = async ({ tx, now }, { search = '' }, paging) => {
  const rows = await tx.select().from(agentPages).where(notRemoved).orderBy(asc(agentPages.id))
  const word = search.toLowerCase()
  const found = (await withAgents(tx, rows, now))
    .filter(({ agentName, agentEmail, host }) =>
      [agentName, agentEmail, host ?? ''].some((text) => text.toLowerCase().includes(word)),
    )
    .toSorted(orderOf(paging.orderBy ?? '-createdAt'))
  return pageOfFew(paging, {
    rows: async (limit, offset) => found.slice(offset, offset + limit),
    count: async () => found.length,
  })
}

type SortKey = 'agentName' | 'agentEmail' | 'status' | 'createdAt' | 'updatedAt'

const orderOf =
  (orderBy: SortKey | `-${SortKey}`) =>
  (one: AgentPage, other: AgentPage): number => {
    const key = orderBy.replace(/^-/, '') as SortKey
    const way = orderBy.startsWith('-') ? -1 : 1
    return way * one[key].localeCompare(other[key]) || (one.id < other.id ? 1 : -1)
  }
