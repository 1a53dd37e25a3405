import type { Discount } from '../../build/body/price-discounted.ts'
import { calendarDate, isoDate } from '../../build/question/answers.ts'
import type { Coupon } from './coupon.ts'

type Counted = Pick<Coupon, 'state' | 'usageCount' | 'used' | 'reserved' | 'startsOn' | 'endsOn'>

/** A day ends at midnight of the company's clocks, whatever they do that night. */
const isOver = ({ endsOn }: Pick<Coupon, 'endsOn'>, today: string) => endsOn !== '' && endsOn < today

export const todayIn = (timeZone: string, now: Date) => isoDate(calendarDate(now, timeZone))

export function couponStatus(coupon: Counted, today: string): Coupon['status'] {
  if (isOver(coupon, today)) return 'expired'
  if (coupon.used >= coupon.usageCount) return 'run-out'
  return coupon.state
}

interface Sale {
  readonly today: string
  readonly productId: string
  readonly currency: string
}

/** Whether it can be begun with now; that there is one left is decided where it is paid. */
export const isUsable = (
  coupon: Counted & Pick<Coupon, 'productIds' | 'currency'>,
  { today, productId, currency }: Sale,
): boolean =>
  couponStatus(coupon, today) === 'activated' &&
  (coupon.startsOn === '' || coupon.startsOn <= today) &&
  coupon.currency === currency &&
  (coupon.productIds.length === 0 || coupon.productIds.includes(productId))

const minorOf = (typed: string) => Math.round(Number(typed) * 100)

export const discountOf = ({
  type,
  value,
  minimumPayable,
}: Pick<Coupon, 'type' | 'value' | 'minimumPayable'>): Discount =>
  type === 'percentage'
    ? { kind: 'percentage', percent: Number(value) }
    : { kind: 'fixed', offMinor: minorOf(value), minimumMinor: minorOf(minimumPayable) }
