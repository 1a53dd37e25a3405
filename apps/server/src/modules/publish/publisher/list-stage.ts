import type { publisher } from '@coverwright/contract/publish/publisher'
import { type Stage, stageOfState } from '@coverwright/domain/publish/publisher/stage'
import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { warningDays } from '@coverwright/domain/publish/release/term'
import { and, asc, desc, eq, exists, inArray, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import { contains } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { mounts, releases } from '../release/index.ts'
import { findClosed } from '../resale/index.ts'
import { siteHosts } from '../site-host/index.ts'
import { productHead, toStageItem } from './stage-items.ts'
import { publishRequests, scheduleEvents } from './tables.ts'

const sortKeys = { name: products.name, mountedAt: mounts.mountedAt, expiresAt: mounts.expiresAt } as const

export const listStage: HandlerOf<typeof publisher, 'listStage'> = async ({ tx, now }, { stage, search }, paging) => {
  const where = and(stageIs(tx, stage, now), isCalled(search))
  const { orderBy = 'name' } = paging
  const [key, direction] = orderBy.startsWith('-') ? [orderBy.slice(1), desc] : [orderBy, asc]
  const column = sortKeys[key as keyof typeof sortKeys]
  const { items, ...page } = await pageOfFew(paging, {
    rows: (limit, offset) =>
      tx
        .select({
          product: productHead,
          mount: mounts,
          version: releases.version,
          unprovenUntil: siteHosts.unprovenUntil,
        })
        .from(products)
        .leftJoin(mounts, staysOf(stage))
        .leftJoin(releases, eq(releases.id, mounts.releaseId))
        .leftJoin(siteHosts, eq(siteHosts.subjectId, mounts.id))
        .where(where)
        .orderBy(direction(column), asc(mounts.host), desc(products.id), desc(mounts.id))
        .limit(limit)
        .offset(offset),
    count: () => countStage(tx, stage, now, search),
  })
  const closed = await findClosed(
    tx,
    items.map(({ product }) => product.id),
  )
  return {
    items: items.map(({ product, mount, version, unprovenUntil }) => {
      const isClosed = closed.has(product.id)
      return toStageItem(product, mount && version !== null ? { mount, version, unprovenUntil, isClosed } : null, now)
    }),
    ...page,
  }
}

export const countStages: HandlerOf<typeof publisher, 'countStages'> = async ({ tx, now }) => ({
  'pre-live': await countStage(tx, 'pre-live', now),
  staging: await countStage(tx, 'staging', now),
  live: await countStage(tx, 'live', now),
  'swap-backup': await countStage(tx, 'swap-backup', now),
  renew: await countStage(tx, 'renew', now),
  trash: await countStage(tx, 'trash', now),
  schedule: await tx.$count(scheduleEvents, eq(scheduleEvents.state, 'scheduled')),
  requests: await tx.$count(publishRequests, eq(publishRequests.state, 'pending')),
})

async function countStage(tx: ReadTx, stage: Stage, now: Date, search?: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(mounts, staysOf(stage))
    .where(and(stageIs(tx, stage, now), isCalled(search)))
  return row?.total ?? 0
}

/** By the product's name or by the address. */
const isCalled = (search: string | undefined) => or(contains(products.name, search), contains(mounts.host, search))

/** The stays that a list is about; before it was ever published a product that was handed over has none. */
const staysOf = (stage: Stage) =>
  and(eq(mounts.productId, products.id), stage === 'pre-live' ? standsIn(stage) : undefined)

function stageIs(tx: ReadTx, stage: Stage, now: Date): SQL | undefined {
  switch (stage) {
    case 'pre-live': {
      // Whatever stands in another list is not handed over a second time; what lies in the trash may be.
      const elsewhere = tx
        .select({ one: sql`1` })
        .from(sql`mount here`)
        .where(sql`here.product_id = ${products.id} and here.state not in ('trash', 'past')`)
      const isHandedOver = and(inArray(products.state, ['pre-online', 'offline']), not(exists(elsewhere)))
      return or(isNotNull(mounts.id), isHandedOver)
    }
    case 'renew': {
      const warned = new Date(now.getTime() + warningDays * 86_400_000)
      const willExpire = and(eq(mounts.state, 'live'), eq(mounts.isAutoRenewed, false), lte(mounts.expiresAt, warned))
      return or(standsIn(stage), willExpire)
    }
    case 'staging':
    case 'live':
    case 'swap-backup':
    case 'trash':
    default:
      return standsIn(stage)
  }
}

const standsIn = (stage: Stage) =>
  inArray(
    mounts.state,
    mountLifecycle.states.filter((state) => stageOfState[state] === stage),
  )
