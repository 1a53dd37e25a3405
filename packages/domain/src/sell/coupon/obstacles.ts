import type { Coupon } from './coupon.ts'
import { isOver, minorOf } from './coupon-use.ts'

/** Why a coupon lowers nothing, for whoever is asked by a customer. The buyer is told no reason: codes are not to be guessed. */
export const obstacles = [
  'unknown',
  'deactivated',
  'expired',
  'run-out',
  'all-held',
  'not-begun',
  'code-used',
  'above-sellers-part',
  'other-currency',
  'other-product',
  'other-plan',
  'below-minimum',
  'not-new',
  'used-before',
] as const

export type Obstacle = (typeof obstacles)[number]

type Judged = Pick<
  Coupon,
  | 'state'
  | 'usageCount'
  | 'used'
  | 'reserved'
  | 'startsOn'
  | 'endsOn'
  | 'productIds'
  | 'currency'
  | 'plans'
  | 'type'
  | 'value'
  | 'minimumPayable'
>

interface Wanted {
  readonly today: string
  readonly productId: string
  readonly currency: string
  /** Of what is resold the seller gives a discount out of its own part, and no more than that. */
  readonly isResold: boolean
  /** What is not known is not judged. */
  readonly plan?: string
  readonly priceMinor?: number
  /** Before fees and tax. */
  readonly premiumMinor?: number
  /** Commission and fee. */
  readonly sellersPartMinor?: number
}

/** Everything at once: who mends one thing shall not find the next only then. */
export function obstaclesOf(coupon: Judged, wanted: Wanted): readonly Obstacle[] {
  const { today, productId, currency, plan, priceMinor } = wanted
  const isUsedUp = coupon.used >= coupon.usageCount
  const found: Readonly<Partial<Record<Obstacle, boolean>>> = {
    deactivated: coupon.state !== 'activated',
    expired: isOver(coupon, today),
    'run-out': isUsedUp,
    'all-held': !isUsedUp && coupon.used + coupon.reserved >= coupon.usageCount,
    'not-begun': coupon.startsOn !== '' && coupon.startsOn > today,
    'above-sellers-part': isAboveSellersPart(coupon, wanted),
    'other-currency': coupon.currency !== currency,
    'other-product': coupon.productIds.length > 0 && !coupon.productIds.includes(productId),
    'other-plan': plan !== undefined && coupon.plans.length > 0 && !coupon.plans.includes(plan),
    'below-minimum': priceMinor !== undefined && coupon.type === 'fixed' && priceMinor < minorOf(coupon.minimumPayable),
  }
  return obstacles.filter((one) => found[one])
}

function isAboveSellersPart(coupon: Judged, { isResold, premiumMinor, sellersPartMinor }: Wanted): boolean {
  if (!isResold || sellersPartMinor === undefined) return false
  if (coupon.type === 'fixed') return minorOf(coupon.value) > sellersPartMinor
  return premiumMinor !== undefined && Math.round((premiumMinor * Number(coupon.value)) / 100) > sellersPartMinor
}

/** Whether it can be begun with now; that there is one left is decided where it is paid. */
export const isUsable = (coupon: Judged, wanted: Wanted): boolean =>
  obstaclesOf(coupon, wanted).every((one) => one === 'all-held')
