import type { domain } from '@coverwright/contract/publish/domain'
import { eq, ne } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getDomainInCompany, toDomain } from './internal.ts'
import { domains } from './tables.ts'

export const getDoaminList: HandlerOf<typeof domain, 'getDoaminList'> = async ({ tx, ports }, { state }, paging) => {
  const where = state ? eq(domains.state, state) : ne(domains.state, 'released')
  const { items, ...page } = await selectPage(tx, domains, where, paging)
  return { items: items.map((row) => toDomain(row, ports.domains.target)), ...page }
}

export const getDomain: HandlerOf<typeof domain, 'getDomain'> = async ({ tx, ports }, { id }) =>
  toDomain(await getDomainInCompany(tx, id), ports.domains.target)
