import type { login } from '@coverwright/contract/company/login'
import { and, eq, gt, ilike, inArray, isNull, lte, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { cardsOf, toPartnership } from './internal.ts'
import { partnerships } from './tables.ts'
import { knownCompanies } from './views.ts'

export const listPartnerships: HandlerOf<typeof login, 'getBrokerList'> = async (
  { tx, actor, now },
  { status, partnerType, search },
  paging,
) => {
  const own = eq(partnerships.companyId, actor.companyId)
  const inTime = or(isNull(partnerships.expiresAt), gt(partnerships.expiresAt, now))
  const hasStatus = (() => {
    if (status === 'expired') return and(eq(partnerships.state, 'invited'), lte(partnerships.expiresAt, now))
    if (status === 'invited') return and(eq(partnerships.state, 'invited'), inTime)
    return status && eq(partnerships.state, status)
  })()
  const isOfType =
    partnerType &&
    or(
      and(own, eq(partnerships.partnerType, partnerType)),
      and(eq(partnerships.partnerId, actor.companyId), eq(partnerships.ownType, partnerType)),
    )
  const named = search
    ? tx
        .select({ id: knownCompanies.id })
        .from(knownCompanies)
        .where(ilike(knownCompanies.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`))
    : undefined
  const isNamed =
    named &&
    or(
      and(own, or(contains(partnerships.email, search), inArray(partnerships.partnerId, named))),
      and(eq(partnerships.partnerId, actor.companyId), inArray(partnerships.companyId, named)),
    )
  const { items, ...page } = await selectPage(tx, partnerships, and(hasStatus, isOfType, isNamed), paging)
  const cards = await cardsOf(tx, items, actor.companyId)
  return { items: items.map((row) => toPartnership(row, actor.companyId, cards, now)), ...page }
}
