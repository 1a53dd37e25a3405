import { expect, test } from 'vitest'
import { nounMessages } from '../noun-messages.ts'
import { type MessageCode, worded } from '../worded.ts'
import { translations, wordedIn } from './worded-in.ts'

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
    for (const [code, { fields: values }] of messages) {
      const { title, text } = wordedIn(language, { code: code as MessageCode, values })
      for (const value of Object.values(values)) expect(`${title}\n${text}`).toContain(value)
    }
  },
)

test('what somebody wrote stays as they wrote it, even where the product says the same', () => {
  const lead = { agent: 'Ada', name: 'Wren', email: 'wren@example.com', phone: '', message: 'Hello Ada,\n\nHello,' }
  const { told, ...inEnglish } = worded('agent-page.lead-left', lead)
  expect(wordedIn('de_de', told).text).toContain(`\n\n${lead.message}\n\n`)
  expect(wordedIn('de_de', told).text).toMatch(/^Guten Tag Ada,/)
  expect(wordedIn('en_us', told)).toEqual(inEnglish)
})
