import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { sampleShell } from '../page/sample-shell.ts'
import { Shell } from '../page/shell.ts'
import { KeywordForm } from './keyword.ts'
import { unfilledIn } from './unfilled.ts'
import { designWithKeywords, fieldsNamedIn, keywordsOfDesign, unwrittenIn, withKeywords } from './with-keywords.ts'

const texts = { hours: { en_uk: 'nine to five', de_de: 'neun bis fünf' }, full_name: { en_uk: 'A keyword' } }

function aDesign() {
  const [body, shell] = [Body.parse(sampleBody), Shell.parse(sampleShell)]
  shell.social = { ...shell.social, title: 'Open {{hours}}', description: 'Open {{ hours | all day }}, {{unknown}}' }
  shell.translations = { de_de: { 'social.title': 'Offen {{hours}}' }, fr_fr: { 'social.title': 'Ouvert {{hours}}' } }
  return { body, shell }
}

test('each text says it in its own language; what is no keyword stays as it is written', () => {
  const { shell } = designWithKeywords(aDesign(), texts, 'en_uk')
  expect(shell.social).toMatchObject({ title: 'Open nine to five', description: 'Open nine to five, {{unknown}}' })
  expect(shell.translations).toMatchObject({ de_de: { 'social.title': 'Offen neun bis fünf' } })
})

test('a language without a text is told, unless there is a fallback', () => {
  expect(unwrittenIn(aDesign(), texts, 'en_uk')).toEqual([{ keyword: 'hours', language: 'fr_fr' }])
  const design = aDesign()
  design.shell.translations = { fr_fr: { 'social.title': 'Ouvert {{hours|le jour}}' } }
  expect(unwrittenIn(design, texts, 'en_uk')).toEqual([])
  expect(designWithKeywords(design, texts, 'en_uk').shell.translations).toEqual({
    fr_fr: { 'social.title': 'Ouvert le jour' },
  })
})

test('data of the product has its name first', () => {
  const design = aDesign()
  design.shell.social.title = 'For {{full_name}}'
  expect(design.body.dataset.properties.map(({ name }) => name)).toContain('full_name')
  expect(keywordsOfDesign(design)).not.toContain('full_name')
  expect(designWithKeywords(design, texts, 'en_uk').shell.social.title).toBe('For {{full_name}}')
})

test('addresses are left alone: a value would lead elsewhere', () => {
  expect([...fieldsNamedIn(['https://x.example/{{hours}}', 'javascript:{{hours}}', 'mailto:{{hours}}'])]).toEqual([])
  const links = ['/{{hours}}', '#{{hours}}', 'tel:{{hours}}']
  expect([...fieldsNamedIn(links.map((link) => ({ link })))]).toEqual([])
  expect([...fieldsNamedIn({ 'pages./.block.links.0.link': 'tel:{{hours}}' })]).toEqual([])
})

test.each(['Tel:{{hours}}', 'Call:{{hours}}', '#{{hours}}', '/{{hours}}', '?{{hours}}'])('%s is words', (text) => {
  const said = text.replace('{{hours}}', 'nine to five')
  expect(withKeywords({ text, lines: [{ text }] }, texts, 'en_uk')).toEqual({ text: said, lines: [{ text: said }] })
})

test('what would stand on a page as it is written is told, each once', () => {
  const data = new Set(['full_name'])
  const page = [
    'Dear {{full_name}}',
    '{{nobody}} and {{nobody}}',
    '{{ full_name|you }}',
    '{{policyNumber}}',
    '{{ hours }}',
  ]
  expect(unfilledIn([page, { link: 'https://x.example/{{full_name}}' }], data, new Set(['hours']))).toEqual([
    '{{nobody}} is neither data of the product nor a keyword: it would stand there as it is',
    '{{ full_name|you }} would stand there as it is: write {{full_name}}',
    '{{policyNumber}} is neither data of the product nor a keyword: it would stand there as it is',
    '{{full_name}} stands in an address, where nothing is filled in: write the address out',
  ])
})

test.each([
  [{ keyword: 'policyNumber' }, 'already exists'],
  [{ keyword: 'constructor' }, 'already exists'],
  [{ keyword: 'two words' }, 'A name starts with a letter and has letters, digits and _ only.'],
  [{ texts: {} }, 'Write it in one language at least'],
  [{ texts: { en_uk: 'Dear {{name}}' } }, 'The text of a keyword has no fields in it'],
  [{ texts: { en_uk: 'x'.repeat(1001) } }, 'Use 1000 characters or fewer'],
])('%j is refused', (wrong, message) => {
  const form = { keyword: 'hours', name: 'Hours', texts: { en_uk: 'nine to five' }, ...wrong }
  expect(KeywordForm.safeParse(form).error?.issues.map((issue) => issue.message)).toEqual([message])
})
