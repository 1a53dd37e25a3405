import { networkOf } from '../../../platform/http/network-of.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator } from '../company/index.ts'
import { takeAttempts } from './take-attempts.ts'

interface Asking {
  readonly applicationId: string
  /** The network address of who answers the journey. */
  readonly from: string
}

/** Whether another system may be asked once more: a stranger must not run up what a company pays for its answers. */
export async function mayAskOthers({ door, count }: WaysIn, { applicationId, from }: Asking, now: Date) {
  const attempts = [
    { name: 'connector.application', account: applicationId },
    { name: 'connector.address', caller: networkOf(from) },
  ] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}
