import { networkOf } from '../../../platform/http/network-of.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator } from '../company/index.ts'
import { takeAttempts } from './take-attempts.ts'

interface Writing {
  readonly pageId: string
  /** The network address of who writes. */
  readonly from: string
}

/** Whether one more may be written to an agent: each is mailed to them, and nobody's mailbox is filled by strangers. */
export async function mayLeaveLead({ door, count }: WaysIn, { pageId, from }: Writing, now: Date) {
  const attempts = [
    { name: 'lead.caller', account: pageId, caller: networkOf(from) },
    { name: 'lead.page', account: pageId },
  ] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}
