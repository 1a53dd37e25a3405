import { describe, expect, test } from 'vitest'
import { checkWritten, passagesToSend, type WrittenQuestion } from './check-written.ts'

const text = 'Dental treatment is paid up to £750 a year\nunder Plus. We pay nothing in the first 14 days.'
const sent = [{ fileId: 'booklet', passage: 4, heading: 'Dental', text }]
const written: WrittenQuestion = {
  passage: 0,
  text: 'How much is paid for dental treatment under Plus?',
  quote: 'Dental treatment is paid up to £750 a year under Plus.',
  answer: '£750 a year',
  wrong: ['£250 a year', '£1,500 a year', '£3,000 a year'],
}

describe('a question that a model wrote', () => {
  test('is one where its answer stands in the passage, whose lines may be broken elsewhere', () => {
    expect(checkWritten(sent, [written])).toEqual([
      {
        kind: 'written',
        text: written.text,
        answer: '£750 a year',
        wrong: written.wrong,
        fileId: 'booklet',
        passage: 4,
      },
    ])
  })

  test.each<[string, Partial<WrittenQuestion>]>([
    ['a passage that was not sent', { passage: 7 }],
    ['a passage that is none', { passage: -1 }],
    ['a quote that does not stand there', { quote: 'Dental treatment is paid without limit.' }],
    ['an answer that does not stand in its quote', { answer: '14 days' }],
    ['an answer that is a part of a sum', { answer: 'Dental treatment is paid up to £7', wrong: ['£1', '£2', '£3'] }],
    ['an answer that is a part of a word', { answer: 'Dental treat' }],
    ['an answer in other words', { answer: 'seven hundred and fifty pounds' }],
    ['a wrong answer that stands beside the right one', { wrong: ['under Plus', '£1', '£2'] }],
    ['two wrong answers', { wrong: ['£250 a year', '£3,000 a year'] }],
    ['a wrong answer twice', { wrong: ['£250 a year', '£250 a year', '£3,000 a year'] }],
    ['a wrong answer that is right', { wrong: ['£750 A YEAR', '£1', '£2'] }],
    ['an empty wrong answer', { wrong: ['', '£1', '£2'] }],
    ['its answer in the question', { text: 'Is £750 a year paid under Plus, or what?' }],
    ['a link', { text: 'See https://evil.example: how much is paid?' }],
    ['markup', { wrong: ['<b>£250</b>', '£1', '£2'] }],
    ['a text of a book’s length', { text: 'How much? '.repeat(100) }],
    ['no text', { text: ' ' }],
  ])('is left out with %s', (_what, change) => {
    expect(checkWritten(sent, [{ ...written, ...change }])).toEqual([])
  })

  test('asks for all of a sum', () => {
    const sums = [{ fileId: 'booklet', passage: 0, heading: '', text: 'Vet fees: up to £3,000.50 a year' }]
    const asked = { ...written, quote: 'Vet fees: up to £3,000.50 a year', wrong: ['£1', '£2', '£4'] }
    for (const answer of ['£3', '£3,000', '000.50', '50 a year'])
      expect(checkWritten(sums, [{ ...asked, answer }])).toEqual([])
    expect(checkWritten(sums, [{ ...asked, answer: '£3,000.50' }])).toHaveLength(1)
  })

  test('is never true or false', () => {
    const yes = [{ fileId: 'booklet', passage: 0, heading: '', text: 'Dental treatment under Plus: yes' }]
    const asked = {
      ...written,
      quote: 'Dental treatment under Plus: yes',
      answer: 'yes',
      wrong: ['no', 'partly', '£1'],
    }
    expect(checkWritten(yes, [asked])).toEqual([])
  })

  test('counts once, however often it was written', () => {
    expect(checkWritten(sent, [written, { ...written, wrong: ['£1', '£2', '£3'] }])).toHaveLength(1)
  })
})

const sentence = (nth: number) => `The plan of number ${nth} pays for eight different kinds of treatment.`

describe('what is sent', () => {
  const place = { is: 'page', page: 1 } as const
  const aFile = (fileId: string, texts: readonly string[]) => ({
    fileId,
    passages: texts.map((said) => ({ heading: '', text: said, place })),
  })
  test('begins with what the fewest questions were made of, of each file in turn', () => {
    const files = [aFile('one', [sentence(1), sentence(2)]), aFile('two', [sentence(3), sentence(4)])]
    const known = [{ fileId: 'one', passage: 0 }]
    expect(passagesToSend(files, known).map(({ fileId, passage }) => `${fileId} ${passage}`)).toEqual([
      'two 0',
      'one 1',
      'two 1',
      'one 0',
    ])
  })

  test('is twelve passages at most, of which none is a heading alone or a whole book', () => {
    const many = aFile('many', [
      'Dental',
      'word '.repeat(20_000),
      ...Array.from({ length: 30 }, (_, nth) => sentence(nth)),
    ])
    const passages = passagesToSend([many], []).map(({ passage }) => passage)
    expect(passages).toEqual(Array.from({ length: 12 }, (_, nth) => nth + 2))
  })

  test('stays small together', () => {
    const long = aFile(
      'long',
      Array.from({ length: 12 }, () => 'treatment '.repeat(500)),
    )
    expect(passagesToSend([long], []).length).toBeLessThan(6)
  })
})
