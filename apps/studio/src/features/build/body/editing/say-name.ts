/** A data name as words: `about_you` says "About you". */
export function sayName(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
