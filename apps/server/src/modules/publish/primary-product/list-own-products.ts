import type { primaryProduct } from '@coverwright/contract/publish/primary-product'
import { primaryLifecycle } from '@coverwright/domain/publish/primary-product/primary-lifecycle'
import { and, asc, countDistinct, desc, eq, isNull, ne } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import { contains } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { findPartnerAccesses } from '../publisher/index.ts'
import { releases } from '../release/index.ts'
import { resales } from '../resale/index.ts'
import { primaryProducts } from './tables.ts'

/** What is somebody else's body is not ours to open. */
export const listOwnProducts: HandlerOf<typeof primaryProduct, 'listOwnProducts'> = async (
  { tx, actor },
  { search },
  { orderBy = 'name', ...paging },
) => {
  const where = and(ne(products.state, 'trash'), isNull(products.baseReleaseId), contains(products.name, search))
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select({
          productId: products.id,
          name: products.name,
          line: products.line,
          primaryId: primaryProducts.id,
          state: primaryProducts.state,
          movedAt: primaryProducts.movedAt,
          version: releases.version,
        })
        .from(products)
        .leftJoin(primaryProducts, eq(primaryProducts.productId, products.id))
        .leftJoin(releases, eq(releases.id, primaryProducts.releaseId))
        .where(where)
        .orderBy((orderBy.startsWith('-') ? desc : asc)(products.name), desc(products.id))
        .limit(limit)
        .offset(offset),
    count: () => tx.$count(products, where),
  })
  const access = await findPartnerAccesses(
    tx,
    items.map(({ productId }) => productId),
  )
  const sellers = new Map(
    (
      await tx
        .select({ primaryId: resales.primaryId, companies: countDistinct(resales.companyId) })
        .from(resales)
        .where(eq(resales.partnerId, actor.companyId))
        .groupBy(resales.primaryId)
    ).map((row) => [row.primaryId, row.companies]),
  )
  return {
    items: items.map(({ primaryId, state, movedAt, version, productId, name, line }) => ({
      productId,
      name,
      line,
      state: state ?? primaryLifecycle.initial,
      version: state === 'moved' ? version : null,
      movedAt: state === 'moved' ? (movedAt?.toISOString() ?? null) : null,
      access: access(productId),
      sellers: (primaryId && sellers.get(primaryId)) || 0,
    })),
    ...page,
  }
}
