/** Every word typed occurs in what is searched, whatever the order; a title that begins with it comes first. */
export function matching<T>(items: readonly T[], textOf: (item: T) => string, query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...items]
  const begins = (item: T) =>
    textOf(item)
      .toLowerCase()
      .startsWith(words[0] ?? '')
  return items
    .filter((item) => words.every((word) => textOf(item).toLowerCase().includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}
