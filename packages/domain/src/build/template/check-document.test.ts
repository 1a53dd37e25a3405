import { expect, test } from 'vitest'
import { certificateLacks, documentLacks } from './check-document.ts'
import { exampleDocument } from './example-document.ts'
import { fillDocument } from './fill-document.ts'
import { standardCertificate } from './standard-certificate.ts'

const standard = standardCertificate('en_uk')
const problemsOf = (language: string, text = standard) =>
  documentLacks(language, text).flatMap(([place, problem]) => (problem ? [[place, problem]] : []))

test('the standard certificate is whole, in every language that can be printed', () => {
  for (const language of ['en_uk', 'de_de', 'fr_fr'] as const) {
    expect(problemsOf(language, standardCertificate(language))).toEqual([])
    expect(certificateLacks(standardCertificate(language))).toBeUndefined()
  }
  expect(problemsOf('th_th')).toEqual([['texts.th_th', 'The letters of this language cannot be printed yet']])
})

test('what is too long to be set in time is not published', () => {
  const blocks = Array.from({ length: 9 }, (_, at) => ({
    type: 'paragraph' as const,
    id: `p${at}`,
    text: 'x'.repeat(5000),
  }))
  expect(problemsOf('en_uk', { title: 'T', blocks })).toEqual([
    ['texts.en_uk.blocks', 'Use 40,000 characters or fewer in all'],
  ])
})

test.each(['number', 'policy', 'cover'])('a certificate without %s is none', (id) => {
  expect(certificateLacks({ ...standard, blocks: standard.blocks.filter((block) => block.id !== id) })).toContain(
    'must',
  )
})

const without = standard.blocks.filter((block) => block.id !== 'number')
const withRow = (value: string) => {
  const facts = { type: 'facts' as const, id: 'facts', title: '', rows: [{ label: 'Number', value }] }
  return { ...standard, blocks: [...without, facts] }
}

test('the number counts where it is printed, however it is spelt', () => {
  const heading = { type: 'heading' as const, id: 'number', size: 'title' as const, text: 'No. {{ policyNumber }}' }
  expect(certificateLacks({ ...standard, blocks: [...without, heading] })).toBeUndefined()
  expect(certificateLacks(withRow('{{policyNumber}}'))).toBeUndefined()
  expect(certificateLacks(withRow('{{policyNumber}} {{link}}'))).toContain('must')
  expect(certificateLacks(withRow('{{policyNumber}} {{helpline}}'))).toContain('must')
  expect(certificateLacks(withRow('{{policyNumber}} {{helpline}}'), { helpline: '0800 1' })).toBeUndefined()
  expect(certificateLacks(withRow('{{policyNumberOf}}'), { policyNumberOf: 'x' })).toContain('must')
})

test('examples are what is printed: nothing that only a message knows', () => {
  const { missing } = fillDocument(
    { title: '{{link}}{{reason}}{{policyNumber}}', blocks: [] },
    exampleDocument('en_uk'),
  )
  expect(missing).toEqual(['link', 'reason'])
})
