import { AppError, fail } from '@coverwright/domain/errors'
import { scheduleDays } from '@coverwright/domain/publish/publisher/schedule-event'
import { resolveLocalTime } from '@coverwright/domain/publish/release/local-time'

interface Asked {
  readonly localTime: string
  readonly takesSecond?: boolean | undefined
}

/** The moment a local time of the company is. Where the clocks skip it, the moment they do. */
export function momentOf({ localTime, takesSecond = false }: Asked, timeZone: string, now: Date): Date {
  const resolved = resolvedOrRefused(localTime, timeZone)
  const at = takesSecond && resolved.kind === 'doubled' ? resolved.second : resolved.at
  if (at <= now) return fail('publisher.in-the-past', { localTime: 'Choose a time that is still to come.' })
  if (at.getTime() - now.getTime() > scheduleDays * 86_400_000) return fail('publisher.too-far-ahead')
  return at
}

function resolvedOrRefused(localTime: string, timeZone: string) {
  try {
    return resolveLocalTime(localTime, timeZone)
  } catch {
    throw new AppError('invalid', { localTime: 'Choose a date and a time' })
  }
}
