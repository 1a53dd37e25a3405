import { expect, test } from 'vitest'
import { type LegalText, legalKeyOf, legalKeys } from './legal-text.ts'
import { loadLegalText } from './texts.ts'

const wordsOf = ({ summary, sections }: LegalText) =>
  [summary, ...sections.flatMap(({ heading, body }) => [heading, ...body.flat()])].join(' ').split(/\s+/).length

test.each(legalKeys)('%s is a whole text, with sections in order', async (key) => {
  const { text } = await loadLegalText[key]()
  expect(wordsOf(text)).toBeGreaterThan(400)
  expect(text.sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(text.sections.map((_, i) => i + 1))
})

test.each([
  ['#privacy', '', 'privacy'],
  ['#terms', '', 'terms'],
  ['', '?text=privacy', 'privacy'],
  ['', '?text=terms', 'terms'],
  // The list on the page leads on from there.
  ['#security', '?text=terms', 'security'],
  ['#elsewhere', '?text=terms', 'terms'],
  ['', '', 'acceptable-use'],
  ['#elsewhere', '?text=elsewhere', 'acceptable-use'],
])('%s%s opens %s', (hash, search, key) => {
  expect(legalKeyOf({ hash, search })).toBe(key)
})
