import { textsWithFields } from './with-keywords.ts'

const braces = /\{\{([^{}]*)\}\}/g

/**
 * What would stand on a page as it is written, in words for whoever wrote it. Keywords are written out by then: what is
 * left is an answer, as `{{name}}` and in no other spelling, or nothing.
 * @param told Keywords that are told of elsewhere.
 */
export function unfilledIn(value: unknown, data: ReadonlySet<string>, told: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const { text, isAddress } of textsWithFields(value))
    for (const [whole, inside = ''] of text.matchAll(braces)) {
      const name = inside.split('|')[0]?.trim() ?? ''
      if (isAddress) found.add(`${whole} stands in an address, where nothing is filled in: write the address out`)
      else if (told.has(name)) continue
      else if (!data.has(name))
        found.add(`${whole} is neither data of the product nor a keyword: it would stand there as it is`)
      else if (inside !== name) found.add(`${whole} would stand there as it is: write {{${name}}}`)
    }
  return [...found]
}
