/** What of a text somebody quotes, as it stands there: its lines may be broken elsewhere. Nothing where it does not stand there. */
export function quotedIn(text: string, quote: string): string | undefined {
  const words = quote.split(/\s+/).filter((word) => word !== '')
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) return undefined
  return new RegExp(words.map((word) => RegExp.escape(word)).join('\\s+'), 'u').exec(text)?.[0]
}
