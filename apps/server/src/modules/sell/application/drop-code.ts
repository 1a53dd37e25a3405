import { changeApplication } from './change-application.ts'
import { type JourneyWrite, lockApplication } from './internal.ts'

/** A code that could not be held counts no more: the price is made anew, and shown. */
export async function dropCode(journey: JourneyWrite, token: string, kind: 'coupon' | 'voucher'): Promise<void> {
  const { tx, audit, now } = journey
  const before = await lockApplication(tx, token, now)
  await audit(before.id, { isCodeEnded: true })
  if (kind === 'voucher' && before.voucher) await changeApplication(journey, before, { voucher: null })
  if (kind === 'coupon' && before.couponId)
    await changeApplication(journey, before, { couponId: null, couponCode: null })
}
