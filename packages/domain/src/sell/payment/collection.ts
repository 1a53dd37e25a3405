import { addDays } from '../../base/day/day.ts'

/**
 * What happens to an instalment the card does not pay: it is tried again so many days after it was due; when the last
 * try fails too, the policyholder has so many days' notice before the policy ends.
 */
export const collectionRules = { retryDays: [3, 7], noticeDays: 14 } as const

export type AfterFailure =
  | { readonly kind: 'retry'; readonly on: string }
  /** The last notice: unless it is paid until then, the policy ends on that day. */
  | { readonly kind: 'notice'; readonly on: string }
  | { readonly kind: 'lapse' }

/** `failures` counts the one that just happened. */
export function afterFailure(dueOn: string, failures: number, today: string): AfterFailure {
  const { retryDays, noticeDays } = collectionRules
  const days = retryDays[failures - 1]
  // Never on a day that has passed: a worker that was down makes up for it without hurrying anybody.
  if (days !== undefined) return { kind: 'retry', on: later(addDays(dueOn, days), addDays(today, 1)) }
  return failures === retryDays.length + 1 ? { kind: 'notice', on: addDays(today, noticeDays) } : { kind: 'lapse' }
}

const later = (one: string, other: string) => (one > other ? one : other)
