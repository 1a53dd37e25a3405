import { client } from '../../../core/wire/client.ts'
import type { ListQuery } from '../../../framework/list/list-types.ts'

export type AuditSortKey = 'createdAt' | 'call'

const hour = 3_600_000

export const periods = [
  { key: 'day', ms: 24 * hour },
  { key: 'week', ms: 7 * 24 * hour },
  { key: 'month', ms: 30 * 24 * hour },
] as const

/** To the minute, so that the pages of one list are pages of the same list. */
const sinceOf = (ms: number) => new Date(Math.floor((Date.now() - ms) / 60_000) * 60_000).toISOString()

export function loadEntries({ search, filters: { period, ...filters }, paging }: ListQuery<AuditSortKey>) {
  const ms = periods.find(({ key }) => key === period)?.ms
  return client.audit.listEntries({ ...filters, ...(ms && { since: sinceOf(ms) }), ...(search && { search }) }, paging)
}
