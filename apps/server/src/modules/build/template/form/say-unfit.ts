const longestQuote = 80
const cut = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text)

/** Why a value cannot stand in a field, for whoever wrote the template. */
export const unfit = {
  letter: (name: string, sign: string) => `The letter “${sign}” in the field “${name}” cannot be printed`,
  letterBelow: (sign: string) => `The letter “${sign}” of what stands under every page cannot be printed`,
  letters: (name: string, text: string, most: number) =>
    `The field “${name}” takes ${most} letters, and “${cut(text)}” has more`,
  room: (name: string, text: string) => `The field “${name}” has no room for “${cut(text)}”`,
  choice: (name: string, text: string, options: readonly string[]) =>
    `The field “${name}” cannot be set to “${cut(text)}”, only to ${cut(options.join(', '))}`,
} as const
