import { expect, test } from 'vitest'
import { anchorOf, articleParts, leadOf } from './article-parts.ts'

test('an article falls into parts by its headings, read as plain text', () => {
  const text =
    'First **bold** [word](x.md).\n\n## How `it` goes\n\n| a | b |\n| --- | --- |\n| one | two |\n\n- three\n'
  expect(articleParts(text)).toEqual([
    { heading: '', text: 'First bold word.' },
    { heading: 'How it goes', text: 'a b one two three' },
  ])
})

test('a heading alone is a part; nothing is none', () => {
  expect(articleParts('## Only')).toEqual([{ heading: 'Only', text: '' }])
  expect(articleParts('')).toEqual([])
})

test('the place of a heading is named by its letters and digits', () => {
  expect(anchorOf('Signing up, for people (2 ways)')).toBe('signing-up-for-people-2-ways')
})

test('an article begins with its first paragraph, whatever stands above it', () => {
  expect(leadOf('## Heading\n\n| a | b |\n| --- | --- |\n\nThis **is** it.\nTwo lines.\n\nMore.')).toBe(
    'This is it. Two lines.',
  )
  expect(leadOf('## Heading')).toBe('')
})
