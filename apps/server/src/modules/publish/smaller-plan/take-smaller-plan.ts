import type { planOrder } from '@coverwright/contract/company/plan-order'
import { dayIn } from '@coverwright/domain/base/day/day'
import { type ProductType, productTypes } from '@coverwright/domain/base/product-type/product-type'
import { endOfMonth } from '@coverwright/domain/company/plan/billing-period'
import type { PlanTerms } from '@coverwright/domain/company/plan/plan'
import { renewedPeriod } from '@coverwright/domain/company/plan/renewal'
import { isSmaller } from '@coverwright/domain/company/plan-order/plan-change'
import type { PlanChoice, SmallerPlan } from '@coverwright/domain/company/plan-order/plan-order'
import { AppError, fail } from '@coverwright/domain/errors'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../../company/company/index.ts'
import { changeSubscription, findPlansOn, findSubscription } from '../../company/plan/index.ts'
import { findRunning, lookAgain } from '../../company/plan-order/index.ts'
import { findLiveProducts, type LiveProduct } from '../release/index.ts'

export const getSmallerPlan: HandlerOf<typeof planOrder, 'getSmallerPlan'> = async ({ tx, now }, choice) =>
  (await lookAt(tx, choice, now)).smaller

/** What is not live is left out later; what is not there is somebody's mistake. */
async function mustBeOwn(tx: ReadTx, ids: readonly string[]): Promise<void> {
  const own = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  if (own.length < new Set(ids).size) fail('product.not-found')
}

/** It begins after the month that is running: what was paid for longer is credit then. */
export const takeSmallerPlan: HandlerOf<typeof planOrder, 'takeSmallerPlan'> = async (
  { tx, audit, now },
  { offline, ...choice },
) => {
  // What goes live, or is chosen, at the same moment waits.
  await lockOwnCompany(tx)
  await mustBeOwn(tx, offline)
  const { smaller, terms, today } = await lookAt(tx, choice, now)
  const isChosen = ({ id }: LiveProduct) => offline.includes(id)
  const left = tooManyOf(
    smaller.live.filter((each) => !isChosen(each)),
    terms,
  )
  const lacking = productTypes.filter((type) => left[type] > 0)
  if (lacking.length > 0)
    throw new AppError('plan-order.too-many-live', { offline: listOf(smaller.live, left, lacking) })
  const { plan, billing, on } = smaller
  // What is not live is not kept: by its day it may be, and nobody chose that it goes.
  const chosen = smaller.live.filter(isChosen).map(({ id }) => id)
  await changeSubscription(tx, { next: { plan, billing, terms, on, offline: chosen }, cancelledAt: null })
  await lookAgain(tx, today, now)
  await audit((await findSubscription(tx))?.id ?? '', { plan, billing, on, offline: chosen.length })
  return smaller
}

/** As long as it has not begun. */
export const dropSmallerPlan: HandlerOf<typeof planOrder, 'dropSmallerPlan'> = async ({ tx, audit, now, actor }) => {
  await lockOwnCompany(tx)
  const row = await findSubscription(tx)
  const wasThere = row?.next !== null && row !== undefined
  await changeSubscription(tx, { next: null })
  await lookAgain(tx, dayIn((await getOwnCompanyRow(tx)).timeZone, now), now)
  await audit(row?.id ?? actor.companyId, { dropped: row?.next?.plan ?? null })
  return wasThere
}

async function lookAt(tx: ReadTx, { plan, billing }: PlanChoice, now: Date) {
  const row = await findRunning(tx, now)
  const { period, creditMicro } = row
  const today = dayIn((await getOwnCompanyRow(tx)).timeZone, now)
  if (!isSmaller(row, { plan, billing })) return fail('plan-order.not-smaller')
  const { terms } = (await findPlansOn(tx, today)).find(({ name }) => name === plan) ?? fail('plan-order.not-sold')
  const on = period.billing === 'annual' ? endOfMonth(period, today) : period.end
  const renewed = renewedPeriod({ period, creditMicro, plan, billing, terms }, on) ?? fail('plan-order.not-sold')
  const live = await findLiveProducts(tx)
  const { netMinor } = renewed
  const creditMinor = Math.max(0, Math.round(renewed.creditMicro / 1_000_000))
  const smaller: SmallerPlan = { plan, billing, on, netMinor, creditMinor, live, tooMany: tooManyOf(live, terms) }
  return { smaller, terms, today }
}

function tooManyOf(live: readonly LiveProduct[], { allowance }: PlanTerms): Record<ProductType, number> {
  const over = productTypes.map((type) => {
    const many = live.filter((each) => each.type === type).length
    return [type, Math.max(0, many - (allowance[type] ?? many))] as const
  })
  return Object.fromEntries(over) as Record<ProductType, number>
}

const listOf = (live: readonly LiveProduct[], left: Record<ProductType, number>, lacking: readonly ProductType[]) =>
  lacking
    .map((type) => {
      const names = live.filter((each) => each.type === type).map(({ name }) => name)
      return `${left[type]} more of the ${type} products: ${names.join(', ')}`
    })
    .join('; ')
