import type { primaryProduct } from '@coverwright/contract/publish/primary-product'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { primaryOffers, resales } from '../resale/index.ts'

export const listOffers: HandlerOf<typeof primaryProduct, 'listOffers'> = async (
  { tx, actor },
  { isExclusive, search },
  { orderBy = '-movedAt', ...paging },
) => {
  const { settings } = primaryOffers
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where: SQL | undefined = and(
    isExclusive ? and(eq(primaryOffers.access, 'members'), eq(primaryOffers.isBound, true)) : undefined,
    pattern
      ? sql`(${settings} ->> 'name' ilike ${pattern} or ${primaryOffers.companyName} ilike ${pattern})`
      : undefined,
  )
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select()
        .from(primaryOffers)
        .where(where)
        .orderBy((orderBy.startsWith('-') ? desc : asc)(primaryOffers.movedAt), asc(primaryOffers.id))
        .limit(limit)
        .offset(offset),
    count: async () => {
      const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(primaryOffers).where(where)
      return all?.total ?? 0
    },
  })
  const ours = await ownProducts(
    tx,
    actor.companyId,
    items.map(({ id }) => id),
  )
  return {
    items: items.map((row) => ({
      id: row.id,
      companyId: row.companyId,
      companyName: row.companyName,
      name: row.settings.name,
      description: row.settings.description,
      line: row.settings.line,
      country: row.settings.country,
      currency: row.settings.currency,
      version: row.version,
      access: row.access,
      isBound: row.isBound,
      movedAt: row.movedAt.toISOString(),
      products: (ours.get(row.id) ?? []).map(({ id, name, baseReleaseId }) => ({
        id,
        name,
        isCurrent: baseReleaseId === row.releaseId,
      })),
    })),
    ...page,
  }
}

/** What the company made of each of them and has not thrown away. */
async function ownProducts(tx: ReadTx, companyId: string, primaryIds: readonly string[]) {
  if (primaryIds.length === 0) return new Map<string, never[]>()
  const rows = await tx
    .selectDistinct({
      primaryId: resales.primaryId,
      id: products.id,
      name: products.name,
      baseReleaseId: products.baseReleaseId,
    })
    .from(resales)
    .innerJoin(products, eq(products.id, resales.productId))
    .where(
      and(
        eq(resales.companyId, companyId),
        inArray(resales.primaryId, [...primaryIds]),
        sql`${products.state} <> 'trash'`,
      ),
    )
    .orderBy(asc(products.name))
  return Map.groupBy(rows, ({ primaryId }) => primaryId)
}
