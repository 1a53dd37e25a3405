import { networkOf } from '../../../platform/http/network-of.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator } from '../company/index.ts'
import { takeAttempts } from './take-attempts.ts'

interface Looking {
  readonly companyId: string
  /** The network address of who types. */
  readonly from: string
}

/** Whether a company's buyers may have something looked up once more: each answer is charged for, and anybody can ask. */
export async function mayLookUp({ door, count }: WaysIn, { companyId, from }: Looking, now: Date): Promise<boolean> {
  const attempts = [
    // Of one month: the next counts anew.
    { name: 'look-up.company', account: `${companyId} ${now.toISOString().slice(0, 7)}` },
    { name: 'look-up.address', caller: networkOf(from) },
  ] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}
