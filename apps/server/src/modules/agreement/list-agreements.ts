import type { agreement } from '@coverwright/contract/agreement'
import { and, eq, ne } from 'drizzle-orm'
import { contains, selectPage } from '../../platform/database/select-page.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { agreementOf, agreementsOf } from './internal.ts'
import { agreements } from './tables.ts'

export const listAgreements: HandlerOf<typeof agreement, 'listAgreements'> = async (
  { tx },
  { isInTrash = false, state, search },
  paging,
) => {
  const place = isInTrash ? eq(agreements.state, 'trash') : ne(agreements.state, 'trash')
  const where = and(place, state && eq(agreements.state, state), contains(agreements.name, search))
  const { items, total } = await selectPage(tx, agreements, where, paging)
  return { items: await agreementsOf(tx, items), total }
}

export const getAgreement: HandlerOf<typeof agreement, 'getAgreement'> = ({ tx }, { id }) => agreementOf(tx, id)
