import { addDays } from '@coverwright/domain/base/day/day'
import { regulationOf } from '@coverwright/domain/build/product/regulation'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { PolicyRow } from './tables.ts'

/** The last day on which the policy can be cancelled for everything paid; null when it is over, or the policy is. */
export function cancellableUntil(policy: PolicyRow, { settings }: ReleaseContent, now: Date): string | null {
  if (policy.state !== 'issued') return null
  const dayOf = (at: Date) => isoDate(calendarDate(at, settings.timeZone))
  const { coolingOffDays } = regulationOf(settings, policy.startsOn)
  const last = addDays(dayOf(policy.issuedAt), coolingOffDays)
  return dayOf(now) <= last ? last : null
}
