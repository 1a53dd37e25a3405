import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import type { MountEvent } from '@coverwright/domain/publish/publisher/stage'
import { and, desc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { mountHistory, mounts, releases, toMount } from '../release/index.ts'
import { findClosed } from '../resale/index.ts'
import { siteHosts } from '../site-host/index.ts'
import { findPartnerAccess } from './access.ts'
import { namesOf } from './names.ts'
import { productHead, toStageItem } from './stage-items.ts'

const historyLength = 50

export const getMount: HandlerOf<typeof publisher, 'getMount'> = async ({ tx, now }, { id }) => {
  const [row] = await withVersion(tx).where(eq(mounts.id, id))
  if (!row) return fail('publisher.not-found')
  const { host } = row.mount
  const [backup] = await withVersion(tx)
    .where(and(eq(mounts.host, host), eq(mounts.state, 'swap-backup')))
    .orderBy(desc(mounts.endedAt))
    .limit(1)
  const closed = await findClosed(tx, [row.product.id])
  return {
    item: toStageItem(row.product, { ...row, isClosed: closed.has(row.product.id) }, now),
    access: await findPartnerAccess(tx, row.product.id),
    backup: backup ? toMount(backup.mount, backup.version, now) : null,
    history: await historyAt(tx, host),
  }
}

const withVersion = (tx: ReadTx) =>
  tx
    .select({
      product: productHead,
      mount: mounts,
      version: releases.version,
      unprovenUntil: siteHosts.unprovenUntil,
    })
    .from(mounts)
    .innerJoin(products, eq(products.id, mounts.productId))
    .innerJoin(releases, eq(releases.id, mounts.releaseId))
    .leftJoin(siteHosts, eq(siteHosts.subjectId, mounts.id))
    .$dynamic()

async function historyAt(tx: ReadTx, host: string): Promise<MountEvent[]> {
  const rows = await tx
    .select()
    .from(mountHistory)
    .where(eq(mountHistory.host, host))
    .orderBy(desc(mountHistory.createdAt), desc(mountHistory.id))
    .limit(historyLength)
  const names = await namesOf(
    tx,
    rows.flatMap(({ actorId, approvedBy }) => [actorId, approvedBy]),
  )
  return rows.map(({ id, what, version, createdAt, actorId, approvedBy, changes }) => ({
    id,
    what,
    version,
    at: createdAt.toISOString(),
    by: names.get(actorId) ?? null,
    approvedBy: (approvedBy && names.get(approvedBy)) ?? null,
    changes,
  }))
}
