import type { Discount } from '../../build/body/price-discounted.ts'
import { calendarDate, isoDate } from '../../build/question/answers.ts'
import type { Coupon } from './coupon.ts'

type Counted = Pick<Coupon, 'state' | 'usageCount' | 'used' | 'reserved' | 'startsOn' | 'endsOn'>

/** A day ends at midnight of the company's clocks, whatever they do that night. */
export const isOver = ({ endsOn }: Pick<Coupon, 'endsOn'>, today: string) => endsOn !== '' && endsOn < today

export const todayIn = (timeZone: string, now: Date) => isoDate(calendarDate(now, timeZone))

export function couponStatus(coupon: Counted, today: string): Coupon['status'] {
  if (isOver(coupon, today)) return 'expired'
  if (coupon.used >= coupon.usageCount) return 'run-out'
  return coupon.state
}

export const minorOf = (typed: string) => Math.round(Number(typed) * 100)

export const discountOf = ({
  type,
  value,
  minimumPayable,
}: Pick<Coupon, 'type' | 'value' | 'minimumPayable'>): Discount =>
  type === 'percentage'
    ? { kind: 'percentage', percent: Number(value) }
    : { kind: 'fixed', offMinor: minorOf(value), minimumMinor: minorOf(minimumPayable) }
