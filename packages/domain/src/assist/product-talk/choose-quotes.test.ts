import { expect, test } from 'vitest'
import { answerChosen, chosenQuotes } from './choose-quotes.ts'
import type { TalkAnswer, TalkQuote } from './product-talk.ts'

const quote = (text: string, passage = 0): TalkQuote => ({
  heading: '',
  text,
  place: { is: 'page', page: 1 },
  fileId: 'f',
  fileName: 'Booklet',
  folderName: 'Pet',
  version: 1,
  passage,
})
const sent = [quote('We pay for teeth\nup to £750 (Plus). Ask first.'), quote('Not the airways.', 1)]
const said = (text: string, passage = 0) => chosenQuotes(sent, [{ passage, text }]).map((each) => each.said)

test('what stands in the passage is kept as it stands there', () => {
  expect(said('up to £750 (Plus)')).toEqual(['up to £750 (Plus)'])
  expect(said('  for teeth up to £750')).toEqual(['for teeth\nup to £750'])
  expect(said('Not the airways.', 1)).toEqual(['Not the airways.'])
})

test.each([
  'up to £7,500 (Plus)',
  'We pay for teeth up to £750 (Plus) and for airways',
  'UP TO £750',
  'up.to £750',
  '<b>up to £750</b>',
  '[up to £750](https://evil.example)',
  '.*',
  '.',
  '',
  ' ',
])('what does not stand there is dropped: %s', (text) => {
  expect(said(text)).toEqual([])
})

test('what stands in another passage, or in one that was not sent, is dropped', () => {
  expect(said('Not the airways.')).toEqual([])
  expect([said('We', 7), said('We', -1), said('We', Number.NaN)]).toEqual([[], [], []])
})

test('a passage is shown once, and three at most', () => {
  const many = Array.from({ length: 5 }, (_, nth) => quote(`Rule ${nth}`, nth))
  const parts = many.flatMap((_, passage) => [
    { passage, text: 'Rule' },
    { passage, text: `Rule ${passage}` },
  ])
  expect(chosenQuotes(many, parts).map(({ passage }) => passage)).toEqual([0, 1, 2])
})

test('words and model look over each other’s shoulder', () => {
  const by = (outcome: TalkAnswer['outcome']): TalkAnswer => ({ outcome, quotes: outcome === 'not-found' ? [] : sent })
  const chosen = chosenQuotes(sent, [{ passage: 1, text: 'airways' }])
  expect(answerChosen(by('answered'), chosen)).toEqual({ outcome: 'answered', quotes: chosen })
  expect(answerChosen(by('unsure'), chosen).outcome).toBe('answered')
  expect(answerChosen(by('not-found'), chosen).outcome).toBe('unsure')
  expect(answerChosen(by('answered'), [])).toEqual({ outcome: 'unsure', quotes: sent })
  expect(answerChosen(by('unsure'), [])).toEqual({ outcome: 'not-found', quotes: [] })
})
