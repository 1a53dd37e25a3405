import { mountedStates } from '@coverwright/domain/publish/release/mount-lifecycle'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { mounts, releases } from './tables.ts'

/** The products whose mounted release calls a connector: a design that calls it no longer changes nothing of what is sold. */
export async function productsCalling(tx: ReadTx, connectorId: string): Promise<string[]> {
  const found = await tx
    .selectDistinct({ name: products.name })
    .from(mounts)
    .innerJoin(releases, eq(releases.id, mounts.releaseId))
    .innerJoin(products, eq(products.id, mounts.productId))
    .where(
      and(
        inArray(mounts.state, [...mountedStates]),
        sql`jsonb_exists(${releases.content} -> 'connectors', ${connectorId})`,
      ),
    )
  return found.map(({ name }) => name)
}
