import type { agreement } from '@coverwright/contract/company/agreement'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { agreementOf, agreementsOf } from './internal.ts'
import { agreements } from './tables.ts'

/** In the trash, contracts with partners too: only who made one can have put it there. */
export const listAgreements: HandlerOf<typeof agreement, 'listAgreements'> = async (
  { tx, actor },
  { isInTrash = false, state, search },
  paging,
) => {
  const inTrash = and(eq(agreements.state, 'trash'), eq(agreements.companyId, actor.companyId))
  const place = isInTrash ? inTrash : and(ne(agreements.state, 'trash'), isNull(agreements.partnerId))
  const where = and(place, state && eq(agreements.state, state), contains(agreements.name, search))
  const { items, ...page } = await selectPage(tx, agreements, where, paging)
  return { items: await agreementsOf(tx, items, actor.companyId), ...page }
}

export const listContracts: HandlerOf<typeof agreement, 'listContracts'> = async (
  { tx, actor },
  { state, search },
  paging,
) => {
  const place = and(isNotNull(agreements.partnerId), ne(agreements.state, 'trash'))
  const where = and(place, state && eq(agreements.state, state), contains(agreements.name, search))
  const { items, ...page } = await selectPage(tx, agreements, where, paging)
  return { items: await agreementsOf(tx, items, actor.companyId), ...page }
}

export const getAgreement: HandlerOf<typeof agreement, 'getAgreement'> = ({ tx, actor }, { id }) =>
  agreementOf(tx, id, actor.companyId)
