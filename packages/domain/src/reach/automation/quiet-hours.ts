import { localTimeAt, resolveLocalTime } from '../../publish/release/local-time.ts'

/** From one time of day to another, as a clock on the wall shows them; over midnight where the second is the earlier. */
export interface QuietHours {
  readonly from: string
  readonly until: string
}

const dayMs = 86_400_000

/** When what would disturb may be sent; now, unless it is quiet. */
export function awakeAt(now: Date, { from, until }: QuietHours, timeZone: string): Date {
  const local = localTimeAt(now, timeZone)
  const time = local.slice(11)
  const isOvernight = until <= from
  const isQuiet = isOvernight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet || from === until) return now
  const today = local.slice(0, 10)
  const endsTomorrow = isOvernight && time >= from
  const day = endsTomorrow ? new Date(Date.parse(`${today}T00:00:00Z`) + dayMs).toISOString().slice(0, 10) : today
  const end = resolveLocalTime(`${day}T${until}`, timeZone)
  // Of a time that comes twice the second may be the one: at the first the clocks may have gone back into the quiet.
  const at = end.kind === 'doubled' && end.at <= now ? end.second : end.at
  return at > now ? at : now
}
