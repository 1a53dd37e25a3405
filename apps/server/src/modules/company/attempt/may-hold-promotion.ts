import { networkOf } from '../../../platform/http/network-of.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator } from '../company/index.ts'
import { takeAttempts } from './take-attempts.ts'

/** Whether one more may go to pay with a code: whoever opens many payments and pays none keeps it from everybody else. */
export async function mayHoldPromotion({ door, count }: WaysIn, from: string, now: Date) {
  const attempts = [{ name: 'promotion-hold.address', caller: networkOf(from) }] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}
