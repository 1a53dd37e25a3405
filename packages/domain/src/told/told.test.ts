import { expect, test } from 'vitest'
import { nounMessages } from '../noun-messages.ts'
import { worded } from '../worded.ts'
import { toldIn, translations } from './told-in.ts'

interface Worded {
  readonly fields: Readonly<Record<string, string>>
  readonly title: string
  readonly text?: readonly (string | { readonly text: string })[]
}

const messages = Object.entries(nounMessages as Readonly<Record<string, Worded>>)
const paragraphsOf = ({ title, text = [] }: Worded) => [
  title,
  ...text.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.text)),
]
const withoutMarks = (words: string) => words.replaceAll(/\{\{\w+\}\}/g, '')
const english = [...new Set(messages.flatMap(([, message]) => paragraphsOf(message)))].filter((words) =>
  /[a-z]/i.test(withoutMarks(words)),
)
const marksIn = (words: string) => (words.match(/\{\{\w+\}\}/g) ?? []).toSorted()
/** Names, which read the same everywhere. */
const same = new Set(['Coverwright'])

test.each(Object.entries(translations))('%s has every message whole, and nothing else', (_language, told) => {
  expect(Object.keys(told).toSorted()).toEqual(english.toSorted())
  for (const [words, translated] of Object.entries(told)) expect(marksIn(translated)).toEqual(marksIn(words))
  const untranslated = Object.entries(told).filter(([words, translated]) => words === translated)
  expect(untranslated.filter(([words]) => !same.has(words))).toEqual([])
})

test.each(Object.keys(translations) as (keyof typeof translations)[])(
  'what is told in %s leaves out nothing that was filled in',
  (language) => {
    for (const [code, message] of messages) {
      const { title, text } = worded(code as 'policy.lapsed', message.fields as { number: string })
      const told = [toldIn(language, title), toldIn(language, text)].join('\n')
      for (const value of Object.values(message.fields)) expect(told).toContain(value)
    }
  },
)

test('a paragraph of somebody’s own stays as they wrote it', () => {
  expect(toldIn('de_de', 'Our capacity ends.\n\nHello Ada Finch,')).toMatch(
    /^Our capacity ends\.\n\n(?!Hello).*Ada Finch/,
  )
  expect(toldIn('en_us', 'Hello Ada Finch,')).toBe('Hello Ada Finch,')
})
