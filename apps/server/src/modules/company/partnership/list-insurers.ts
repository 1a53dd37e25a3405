import type { insurers } from '@coverwright/contract/company/insurers'
import type { Insurer } from '@coverwright/domain/company/partnership/partnership'
import { and, asc, eq, ilike, inArray, ne } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany, setListing } from '../company/index.ts'
import { otherSideOf } from './internal.ts'
import { partnerships } from './tables.ts'
import { knownCompanies } from './views.ts'

export const listInsurers: HandlerOf<typeof insurers, 'insurersList'> = async (
  { tx, actor },
  { search, partnerType },
  { orderBy = 'name', ...paging },
) => {
  const { partnerType: ownType } = await getOwnCompany(tx)
  const where = and(
    eq(knownCompanies.isListed, true),
    ne(knownCompanies.id, actor.companyId),
    // One's equals cannot be asked.
    ne(knownCompanies.partnerType, ownType),
    partnerType && eq(knownCompanies.partnerType, partnerType),
    search ? ilike(knownCompanies.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
  const key = orderBy === 'country' ? knownCompanies.country : knownCompanies.name
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select()
        .from(knownCompanies)
        .where(where)
        .orderBy(asc(key), asc(knownCompanies.id))
        .limit(limit)
        .offset(offset),
    count: () => tx.$count(knownCompanies, where),
  })
  const open = await tx
    .select()
    .from(partnerships)
    .where(inArray(partnerships.state, ['invited', 'active']))
  const relations = new Map<string | null, Insurer['relation']>(
    open
      .toSorted((one) => (one.state === 'invited' ? -1 : 1))
      .map((row) => [otherSideOf(row, actor.companyId), row.state === 'active' ? 'active' : 'invited']),
  )
  return {
    items: items.map(({ id, name, businessType, partnerType: type, country }) => ({
      name,
      businessType,
      partnerType: type,
      country,
      relation: relations.get(id) ?? 'none',
    })),
    ...page,
  }
}

export const getListing: HandlerOf<typeof insurers, 'getListing'> = async ({ tx }) => {
  const { isListed } = await getOwnCompany(tx)
  return { isListed }
}

export const updateListing: HandlerOf<typeof insurers, 'updateListing'> = async (
  { tx, actor, audit },
  { isListed },
) => {
  await setListing(tx, isListed)
  await audit(actor.companyId, { isListed })
  return { isListed }
}
