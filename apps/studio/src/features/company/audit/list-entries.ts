import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import type { ListQuery } from '../../../framework/list/list-types.ts'
import { callsSaying } from './happened.ts'

export type AuditSortKey = 'createdAt' | 'call'

const hour = 3_600_000

export const periods = [
  { key: 'day', ms: 24 * hour },
  { key: 'week', ms: 7 * 24 * hour },
  { key: 'month', ms: 30 * 24 * hour },
] as const

/** To the minute, so that the pages of one list are pages of the same list. */
const sinceOf = (ms: number) => new Date(Math.floor((Date.now() - ms) / 60_000) * 60_000).toISOString()

export function listEntries({ search, filters: { period, ...filters }, paging }: ListQuery<AuditSortKey>) {
  const ms = periods.find(({ key }) => key === period)?.ms
  const asked = { ...filters, ...(search && { search, calls: callsSaying(search) }) }
  const since = () => (ms ? { since: sinceOf(ms) } : {})
  // Kept by the name of the time: the moment it begins at is another one every minute.
  return madeOf(queries.audit.listEntries(asked, paging), { period }, () =>
    client.audit.listEntries({ ...asked, ...since() }, paging),
  )
}
