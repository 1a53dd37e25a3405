import type { customer } from '@coverwright/contract/sell/customer'
import { and, count, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findByWords, isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { policies } from '../policy/index.ts'
import { headOf } from './internal.ts'
import { customers } from './tables.ts'

export const listCustomers: HandlerOf<typeof customer, 'listCustomers'> = async ({ tx }, { mode, search }, paging) => {
  const found = search ? await findByWords(tx, 'customer', search) : undefined
  const where = and(mode && eq(customers.mode, mode), found && isOneOf(customers.id, found.ids))
  const { items, ...page } = await selectPage(tx, customers, where, paging)
  const ids = items.map(({ id }) => id)
  const counts =
    ids.length === 0
      ? []
      : await tx
          .select({ id: policies.customerId, count: count() })
          .from(policies)
          .where(inArray(policies.customerId, ids))
          .groupBy(policies.customerId)
  const policyCount = (id: string) => counts.find((each) => each.id === id)?.count ?? 0
  const heads = items.map((row) => {
    const owned = policyCount(row.id)
    return Object.assign(headOf(row), { policyCount: owned, isProspect: owned === 0 && row.erasedAt === null })
  })
  return { items: heads, ...page, ...moreOf(found) }
}
