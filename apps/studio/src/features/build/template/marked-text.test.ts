import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { expect, test } from 'vitest'
import { fromMarked, toMarked } from './marked-text.ts'

test.each<[string, WrittenText]>([
  ['Dear {{name|customer}}', 'Dear {{name|customer}}'],
  ['One\n\nTwo', 'One\n\nTwo'],
  [
    'So **very** *nice*',
    {
      lines: [{ runs: [{ text: 'So ' }, { text: 'very', bold: true }, { text: ' ' }, { text: 'nice', italic: true }] }],
    },
  ],
  ['***Both***', { lines: [{ runs: [{ text: 'Both', bold: true, italic: true }] }] }],
  [
    'See [us](https://www.example.com)',
    { lines: [{ runs: [{ text: 'See ' }, { text: 'us', link: 'https://www.example.com' }] }] },
  ],
  [
    '- one\n\n- two',
    {
      lines: [
        { isEntry: true, runs: [{ text: 'one' }] },
        { isEntry: true, runs: [{ text: 'two' }] },
      ],
    },
  ],
  ['2 \\* 3', '2 * 3'],
])('%s is read, and written as it was', (marked, text) => {
  expect(fromMarked(marked)).toEqual(text)
  expect(toMarked(text)).toBe(marked)
})

test('a link that leads nowhere stays the words it is', () => {
  expect(fromMarked('[x](javascript:alert)')).toBe('[x](javascript:alert)')
})
