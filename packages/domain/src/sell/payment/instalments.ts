export interface Instalment {
  /** From 1. */
  readonly number: number
  readonly dueOn: string
  readonly amountMinor: number
}

/** One a month from the first day of cover; the first takes what does not divide evenly. */
export const scheduleOf = (
  coverStart: string,
  { count, firstMinor, eachMinor }: { readonly count: number; readonly firstMinor: number; readonly eachMinor: number },
): Instalment[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueOn: addMonths(coverStart, index),
    amountMinor: index === 0 ? firstMinor : eachMinor,
  }))

/** The same day of a later month, or that month's last: 31 January and a month is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const wanted = Math.min(date, lastOfMonth.getUTCDate())
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), wanted)).toISOString().slice(0, 10)
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
