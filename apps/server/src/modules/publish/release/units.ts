import { dayWords } from '@coverwright/domain/base/day/day'
import { type ProductType, productTypes } from '@coverwright/domain/base/product-type/product-type'
import { hasUnitLeft, type UnitsInUse, unitWordsOf } from '@coverwright/domain/company/plan/plan'
import type { NextPlan } from '@coverwright/domain/company/plan/renewal'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { and, countDistinct, eq, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findTerms } from '../../company/plan/index.ts'
import { type MountRow, mounts, releases } from './tables.ts'

/** A product uses one unit of its type while it is live, at however many addresses. */
export async function unitsInUse(tx: ReadTx): Promise<UnitsInUse> {
  const counted = await tx
    .select({ type: mounts.productType, many: countDistinct(mounts.productId) })
    .from(mounts)
    .where(isLive)
    .groupBy(mounts.productType)
  const used = Object.fromEntries(productTypes.map((type) => [type, 0])) as Record<ProductType, number>
  for (const { type, many } of counted) used[type] = many
  return used
}

// As the index words it.
const isLive = sql`${mounts.state} = 'live'`

interface GoingLive {
  readonly productId: string
  readonly type: ProductType
}

/**
 * Whether the plan has a unit for what is to go live. What is live already goes on whatever the plan is, and what takes the
 * place of another of its type uses the unit that it leaves.
 */
export async function missingUnits(
  tx: ReadTx,
  { productId, type }: GoingLive,
  now: Date,
  there?: Pick<MountRow, 'id' | 'state' | 'productId' | 'productType'>,
): Promise<Missing[]> {
  const { plan, terms, row } = await findTerms(tx, now)
  const allowed = terms.allowance[type]
  if (allowed === null || (await isLiveAs(tx, { productId, type }))) return []
  const leaves = there?.state === 'live' && there.productType === type && (await isLiveOnce(tx, there.productId, type))
  if (leaves) return []
  const coming = row?.next && (await missingSoon(tx, row.next, type))
  if (coming) return coming
  const used = await unitsInUse(tx)
  if (hasUnitLeft(terms, used, type)) return []
  const unitWords = unitWordsOf(type)
  const message =
    allowed === 0
      ? `The plan ${plan} has no ${unitWords}: change the plan`
      : `The ${unitWords} of the plan ${plan} are all in use (${used[type]} of ${allowed}): swap the product for a live one, take one offline or change the plan`
  return [{ area: 'units', message, path: [] }]
}

/** A smaller plan is to come, and what goes offline for it was chosen: what goes live now must find room in it. */
async function missingSoon(tx: ReadTx, { plan, terms, on, offline }: NextPlan, type: ProductType) {
  const beginDay = dayWords(on)
  const allowed = terms.allowance[type]
  if (allowed === null) return undefined
  const live = await tx
    .selectDistinct({ productId: mounts.productId })
    .from(mounts)
    .where(and(isLive, eq(mounts.productType, type)))
  if (live.filter(({ productId }) => !offline.includes(productId)).length < allowed) return undefined
  const unitWords = unitWordsOf(type)
  const message = `The plan ${plan}, which begins on ${beginDay}, has no ${unitWords} left: drop the change of plan, or take one offline`
  return [{ area: 'units', message, path: [] }] satisfies Missing[]
}

const isLiveAs = async (tx: ReadTx, { productId, type }: GoingLive) => (await liveMounts(tx, productId, type)) > 0

/** What stands at another address too goes on using its unit. */
const isLiveOnce = async (tx: ReadTx, productId: string, type: ProductType) =>
  (await liveMounts(tx, productId, type)) === 1

const liveMounts = (tx: ReadTx, productId: string, type: ProductType) =>
  tx.$count(mounts, and(isLive, eq(mounts.productId, productId), eq(mounts.productType, type)))

/** Of what was frozen, whatever the product has become. */
export async function typeOfRelease(tx: ReadTx, releaseId: string): Promise<ProductType> {
  const [row] = await tx
    .select({ type: sql<ProductType>`${releases.content} -> 'settings' ->> 'type'` })
    .from(releases)
    .where(eq(releases.id, releaseId))
  if (!row) throw new Error('A release is not there')
  return row.type
}
