/** `2026-03-29T01:30`: what a clock on the wall shows. */
export const localTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

export type ResolvedTime =
  | { readonly kind: 'once'; readonly at: Date }
  /** The clocks go forward over it; `at` is the moment they do so. */
  | { readonly kind: 'missing'; readonly at: Date }
  /** The clocks go back over it, so that it comes twice. */
  | { readonly kind: 'doubled'; readonly at: Date; readonly second: Date }

const minute = 60_000
const day = 86_400_000

/** Which moment a local time is. Where the clocks change there may be none, or two. */
export function resolveLocalTime(local: string, timeZone: string): ResolvedTime {
  const shown = Date.parse(`${local}:00Z`)
  if (!localTimePattern.test(local) || Number.isNaN(shown)) throw new RangeError('This is not a date and time')
  const offsets = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)] as const
  const moments = [...new Set(offsets)]
    .map((offset) => shown - offset)
    .filter((at) => at + offsetAt(at, timeZone) === shown)
    .toSorted((left, right) => left - right)
  const [first, second] = moments
  if (first === undefined) return { kind: 'missing', at: new Date(changeBetween(shown, offsets, timeZone)) }
  if (second === undefined) return { kind: 'once', at: new Date(first) }
  return { kind: 'doubled', at: new Date(first), second: new Date(second) }
}

/** What the clocks there show at a moment, to the minute. */
export const localTimeAt = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 16)

/** The clocks jump within the day around it: halving finds the minute. */
function changeBetween(shown: number, [before]: readonly [number, number], timeZone: string): number {
  let [early, late] = [shown - day, shown + day]
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute
    if (offsetAt(middle, timeZone) === before) early = middle
    else late = middle
  }
  return Math.floor(late / minute) * minute
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the clocks there are ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / minute) * minute
}

/** Written the Swedish way, which is as ISO 8601 has it: reading the text is cheaper than asking for its parts. */
function newFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
