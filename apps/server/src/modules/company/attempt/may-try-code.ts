import { networkOf } from '../../../platform/http/network-of.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator } from '../company/index.ts'
import { takeAttempts } from './take-attempts.ts'

interface TypedCode {
  readonly applicationId: string
  /** The network address of who typed it. */
  readonly from: string
}

/** Whether one more code may be tried in a shop: whoever tries many is guessing. */
export async function mayTryCode({ door, count }: WaysIn, { applicationId, from }: TypedCode, now: Date) {
  const attempts = [
    { name: 'promo-code.application', account: applicationId },
    { name: 'promo-code.address', caller: networkOf(from) },
  ] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}
