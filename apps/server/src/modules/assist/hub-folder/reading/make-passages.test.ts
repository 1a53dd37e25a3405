import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Line, passagesOf } from './make-passages.ts'

const line = (text: string, y: number, page: number, isHeading: boolean): Line => ({
  text,
  height: isHeading ? 15 : 11,
  font: 'f1',
  y,
  page,
})

const place = (page: number) => ({ is: 'page', page })

test('a heading under which nothing stands is a passage of its own', () => {
  const lines = [
    line('Pet booklet', 800, 1, true),
    line('Vet fees: up to 5,000 a year', 700, 1, true),
    line('What is not insured?', 600, 1, true),
    line('Anything that your pet had before the cover began, and whatever follows from it later on.', 580, 1, false),
    line('Call 0800 496 0100', 400, 2, true),
  ]
  expect(passagesOf(lines)).toEqual([
    { heading: '', text: 'Pet booklet\nVet fees: up to 5,000 a year', place: place(1) },
    { heading: 'What is not insured?', text: lines[3]?.text, place: place(1) },
    { heading: '', text: 'Call 0800 496 0100', place: place(2) },
  ])
})

test('every word of a document stands in some passage, in its order', () => {
  const drawn = record({
    isHeading: boolean(),
    isBullet: boolean(),
    words: integer({ min: 1, max: 120 }),
    down: constantFrom(0, 12, 16, 60),
    turns: boolean(),
  })
  assert(
    property(array(drawn, { minLength: 1, maxLength: 25 }), (given) => {
      let [y, page, count] = [800, 1, 0]
      const lines = given.map(({ isHeading, isBullet, words, down, turns }) => {
        if (turns) [y, page] = [800, page + 1]
        else y -= down
        const text = Array.from({ length: words }, () => `w${++count}${count % 9 === 0 ? '. A' : ''}`).join(' ')
        return line(isBullet ? `• ${text}` : text, y, page, isHeading)
      })
      const passages = passagesOf(lines)
      const said = passages.map(({ heading, text }) => `${heading} ${text}`).join(' ')
      const kept = new Set(said.match(/w\d+/g))
      expect(kept.size).toBe(count)
      const order = passages.flatMap(({ text }) => (text.match(/w\d+/g) ?? []).map((word) => Number(word.slice(1))))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    }),
  )
})

test('Chinese lines are joined without blanks, and long ones parted at their ends of sentences', () => {
  const sentence = '牙科治疗每年最高赔付七百五十英镑仅限意外事故之后'
  const lines = Array.from({ length: 12 }, (_, nth) =>
    line(nth % 2 === 0 ? sentence : `${sentence}。`, 700 - nth * 14, 1, false),
  )
  const passages = passagesOf(lines)
  expect(passages.length).toBeGreaterThan(1)
  expect(passages.map(({ text }) => text).join('')).toBe(`${sentence}${sentence}。`.repeat(6))
})
