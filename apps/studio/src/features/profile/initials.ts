/** "Rowan Ellery" → RE; one word gives its first two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return (last ? `${[...first][0]}${[...last][0]}` : [...first].slice(0, 2).join('')).toUpperCase()
}
