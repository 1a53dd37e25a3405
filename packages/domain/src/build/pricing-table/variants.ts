import type { Trouble } from './cell-problem.ts'
import { plain } from './read-text.ts'

/**
 * Keys of free texts that differ in capitals or spaces alone. The engine compares exactly, so that `north` would never be
 * found for `North`, and a no-break space looks like any other.
 */
export function variantsIn() {
  const first = new Map<string, { readonly text: string; readonly cell: string }>()
  return (text: string, cell: string): Trouble | undefined => {
    const key = plain(text)
    const before = first.get(key)
    const spaced = text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').replace(/\s+/g, ' ')
    if (!before) first.set(key, { text: spaced, cell })
    if (before && before.text !== text)
      return {
        code: 'variant',
        message: `“${text}” differs from “${before.text}” in ${before.cell} by capitals or spaces alone: they are two values.`,
        fix: before.text,
      }
    return spaced === text
      ? undefined
      : {
          code: 'variant',
          message: `“${text}” holds a space that nobody types, such as one that does not break: an answer never equals it.`,
          fix: spaced,
        }
  }
}
