/** The one way a percentage is written: 12.5%, 100%. No space before the sign, and no digit that says nothing. */
export const percentText = (value: number, locale: string, digits = 1): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)}%`

/** How something differs from the time before. Held against nothing there is no change to speak of. */
export function changeOf(now: number, before: number | undefined, say: (value: number) => string, locale: string) {
  if (!before) return undefined
  const by = ((now - before) / before) * 100
  return { by, text: percentText(Math.abs(by), locale), from: say(before) }
}
