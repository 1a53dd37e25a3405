import type { primaryProduct } from '@coverwright/contract/publish/primary-product'
import { partOf } from '@coverwright/domain/publish/primary-product/primary-product'
import { eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { knownCompanies } from '../../company/partnership/index.ts'
import { resoldPolicies } from '../resale/index.ts'

/** One record of each sale: the database shows it to whoever sold and to whoever provided, and to nobody else. */
export const listResoldPolicies: HandlerOf<typeof primaryProduct, 'listResoldPolicies'> = async (
  { tx, actor: { companyId } },
  { mode },
  { orderBy = '-createdAt', ...paging },
) => {
  const { items, ...page } = await selectPage(
    tx,
    resoldPolicies,
    eq(resoldPolicies.mode, mode),
    { orderBy, ...paging },
    [eq(resoldPolicies.companyId, companyId), eq(resoldPolicies.partnerId, companyId)],
  )
  const others = items.map((row) => (row.companyId === companyId ? row.partnerId : row.companyId))
  const names = new Map(
    others.length === 0
      ? []
      : (await tx.select().from(knownCompanies).where(inArray(knownCompanies.id, others))).map(({ id, name }) => [
          id,
          name,
        ]),
  )
  return {
    items: items.map((row) => {
      const side = row.companyId === companyId ? ('seller' as const) : ('provider' as const)
      return Object.assign(row, {
        at: row.createdAt.toISOString(),
        side,
        partnerName: names.get(side === 'seller' ? row.partnerId : row.companyId) ?? '',
        isPaidToUs: row.payeeId === companyId,
        ourMinor: partOf(side, row),
      })
    }),
    ...page,
  }
}
