import type { rating } from '@coverwright/contract/build/rating'
import { desc, eq, sql } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { mounts, releases } from './tables.ts'

/** The release that is asked for, or what is live, or failing that what was published last: prices are compared with what customers know. */
export const getBaseline: HandlerOf<typeof rating, 'getBaseline'> = async ({ tx }, { id, releaseId }) => {
  await getProductInCompany(tx, id)
  const [found] = await tx
    .select({ id: releases.id, publishedAt: mounts.mountedAt, artefact: releases.artefact })
    .from(releases)
    .innerJoin(mounts, eq(mounts.releaseId, releases.id))
    .where(releaseId ? eq(releases.id, releaseId) : eq(releases.productId, id))
    .orderBy(sql`${mounts.state} = 'live' desc`, desc(mounts.mountedAt))
    .limit(1)
  if (!found) return null
  return {
    releaseId: found.id,
    publishedAt: found.publishedAt.toISOString(),
    artefact: Buffer.from(found.artefact).toString('base64'),
  }
}
