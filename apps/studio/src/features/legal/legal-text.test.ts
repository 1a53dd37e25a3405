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

test('an address names its text; another hash opens the first', () => {
  expect([legalKeyOf('#privacy'), legalKeyOf('#terms'), legalKeyOf(''), legalKeyOf('#elsewhere')]).toEqual([
    'privacy',
    'terms',
    'acceptable-use',
    'acceptable-use',
  ])
})
