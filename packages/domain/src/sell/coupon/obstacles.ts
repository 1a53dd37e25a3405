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
  'resold',
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
  | 'minimumPayable'
>

interface Wanted {
  readonly today: string
  readonly productId: string
  readonly currency: string
  /** Of what is resold another company sets the premium, which is not the seller's to lower. */
  readonly isResold: boolean
  /** What is not known is not judged. */
  readonly plan?: string
  readonly priceMinor?: number
}

/** Everything at once: who mends one thing shall not find the next only then. */
export function obstaclesOf(coupon: Judged, wanted: Wanted): readonly Obstacle[] {
  const { today, productId, currency, isResold, plan, priceMinor } = wanted
  const isUsedUp = coupon.used >= coupon.usageCount
  const found: Readonly<Partial<Record<Obstacle, boolean>>> = {
    deactivated: coupon.state !== 'activated',
    expired: isOver(coupon, today),
    'run-out': isUsedUp,
    'all-held': !isUsedUp && coupon.used + coupon.reserved >= coupon.usageCount,
    'not-begun': coupon.startsOn !== '' && coupon.startsOn > today,
    resold: isResold,
    'other-currency': coupon.currency !== currency,
    'other-product': coupon.productIds.length > 0 && !coupon.productIds.includes(productId),
    'other-plan': plan !== undefined && coupon.plans.length > 0 && !coupon.plans.includes(plan),
    'below-minimum': priceMinor !== undefined && coupon.type === 'fixed' && priceMinor < minorOf(coupon.minimumPayable),
  }
  return obstacles.filter((one) => found[one])
}

/** Whether it can be begun with now; that there is one left is decided where it is paid. */
export const isUsable = (coupon: Judged, wanted: Wanted): boolean =>
  obstaclesOf(coupon, wanted).every((one) => one === 'all-held')
