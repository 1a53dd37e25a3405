import { expect, test } from 'vitest'
import { checkBlocks } from './check-blocks.ts'
import { isTooLong, linesOf, plainText, RichText, richTextLimits, safeText, writtenText } from './rich-text.ts'
import { sampleShell } from './sample-shell.ts'
import { Shell } from './shell.ts'
import { blockTextKey, translatedShell } from './shell-texts.ts'

const rich: RichText = {
  lines: [
    { runs: [{ text: 'Vets ' }, { text: 'day', bold: true }, { text: ' and night' }] },
    { isEntry: true, runs: [{ text: 'By telephone', link: 'tel:+44 117 496 0123' }] },
  ],
}

test('a text without marks is its words, and comes back as the same words', () => {
  for (const words of ['', 'One', 'One\n\nTwo', 'One\nstill one\n\nTwo'])
    expect(writtenText(linesOf(words))).toBe(words)
  expect(writtenText([{ runs: [{ text: 'On' }, { text: 'e' }] }, { runs: [] }, { runs: [{ text: '' }] }])).toBe('One')
})

test('marks are kept, each text in one way', () => {
  expect(writtenText(linesOf(rich))).toEqual(rich)
  const split = [{ runs: [{ text: 'a', bold: true } as const, { text: 'b', bold: true } as const, { text: '' }] }]
  expect(writtenText(split)).toEqual({ lines: [{ runs: [{ text: 'ab', bold: true }] }] })
  expect(plainText(rich)).toBe('Vets day and night\n\nBy telephone')
})

const many = <T>(count: number, each: (at: number) => T) => Array.from({ length: count }, (_, at) => each(at))
const marked = (at: number) => (at % 2 === 0 ? { text: 'a', bold: true as const } : { text: 'b' })

test('a text is too long exactly where the model refuses it', () => {
  const { lines, runs, characters } = richTextLimits
  const most: RichText[] = [
    { lines: [{ runs: many(runs, marked) }] },
    { lines: many(lines, () => ({ isEntry: true as const, runs: [marked(0)] })) },
    { lines: [{ runs: [{ text: 'a'.repeat(characters), bold: true }] }] },
  ]
  const more: RichText[] = [
    { lines: [{ runs: many(runs + 1, marked) }] },
    { lines: many(lines + 1, () => ({ isEntry: true as const, runs: [marked(0)] })) },
    { lines: [{ runs: [{ text: 'a'.repeat(characters), bold: true }, { text: 'b' }] }] },
  ]
  for (const text of most) expect([isTooLong(text), RichText.safeParse(text).success]).toEqual([false, true])
  for (const text of more) expect([isTooLong(text), RichText.safeParse(text).success]).toEqual([true, false])
  expect(isTooLong('a'.repeat(characters))).toBe(false)
  expect(isTooLong('a'.repeat(characters + 1))).toBe(true)
})

const unsafe = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'https://a.example/"onx="',
  'https://a.example/<script>',
  'blob:https://a.example/x',
]

test.each(unsafe)('a link to %s is refused when it is kept, and dropped where it is shown: the words stay', (link) => {
  const text = { lines: [{ runs: [{ text: 'Press', link }] }] }
  expect(RichText.safeParse(text).success).toBe(false)
  const refused = new Set(['Start with /, https://, mailto: or tel:'])
  expect(checkBlocks([{ type: 'Text', props: { id: 'a', text } }])).toEqual(refused)
  expect(checkBlocks([{ type: 'Faq', props: { id: 'a', items: [{ answer: text }] } }])).toEqual(refused)
  const translations = { de_de: { [blockTextKey('/', 'a', 'text')]: text } }
  expect(Shell.safeParse({ ...sampleShell, translations }).success).toBe(false)
  expect(safeText(text)).toBe('Press')
})

test.each([
  { lines: [] },
  { lines: [{ runs: [{ text: 'a', html: '<b>' }] }] },
  { lines: [{ runs: [{ text: 'a', bold: 'yes' }] }] },
  { lines: [{ runs: [{ text: 'a' }], onclick: 'x' }] },
  { lines: [{ runs: [{ text: 7 }] }] },
  { lines: ['a'] },
  { lines: Array.from({ length: 201 }, () => ({ runs: [] })) },
  { lines: [{ runs: Array.from({ length: 201 }, () => ({ text: 'a' })) }] },
  { lines: [{ runs: [{ text: 'a'.repeat(4000) }] }, { runs: [{ text: 'a'.repeat(4000) }] }] },
])('refuses %o, and shows no more of it than words and marks', (text) => {
  expect(RichText.safeParse(text).success).toBe(false)
  const shown = safeText(text)
  expect(typeof shown === 'string' || RichText.shape.lines.safeParse(shown?.lines).success).toBe(true)
})

test('a language may mark other words than the first, and a heading takes the words alone', () => {
  const translations = {
    de_de: { [blockTextKey('/', 'questions', 'lead')]: rich, 'social.title': rich },
  }
  const shell = Shell.parse({ ...sampleShell, translations })
  const german = translatedShell(shell, 'de_de')
  expect(german.social.title).toBe(plainText(rich))
})
