const letters = new Intl.Segmenter()

const firstLetters = (word: string, count: number) =>
  Array.from(letters.segment(word), ({ segment }) => segment)
    .slice(0, count)
    .join('')

/** "Rowan Ellery" → RE; one word gives its first two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return (last ? firstLetters(first, 1) + firstLetters(last, 1) : firstLetters(first, 2)).toUpperCase()
}
