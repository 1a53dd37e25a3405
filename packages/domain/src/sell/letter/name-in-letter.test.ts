import { expect, test } from 'vitest'
import { nameInLetter } from './name-in-letter.ts'

test.each([
  'Jo Smith',
  'Dr. Jo St. John-Smythe',
  "Maeve O'Neill",
  'Müller-Lüdenscheidt',
  '王小明',
  'J. R. R. Tolkien Jr.',
])('%s is a name', (name) => expect(nameInLetter(name)).toBe(name))

test.each([
  'Win now: https://evil.example/x',
  'evil.example',
  'www.evil',
  'Jo <b>Smith</b>',
  'call 0900 123456',
  'jo@evil.example',
  'пример.рф',
  '[click](x)',
  'x'.repeat(81),
])('%s is none', (typed) => expect(nameInLetter(typed)).toBe(''))

test('line breaks and runs of blanks are one blank', () => expect(nameInLetter(' Jo\r\n\r\n Smith ')).toBe('Jo Smith'))
