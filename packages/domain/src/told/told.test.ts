import { expect, test } from 'vitest'
import { localeOf } from '../base/language/language.ts'
import { saidValue } from '../base/message/said-value.ts'
import { nounMessages } from '../noun-messages.ts'
import { type MessageCode, worded } from '../worded.ts'
import { translations, wordedIn } from './worded-in.ts'

interface Worded {
  readonly fields: Readonly<Record<string, string>>
  readonly title: string
  readonly text?: readonly (string | { readonly text: string })[]
  readonly words?: readonly string[]
}

const messages = Object.entries(nounMessages as Readonly<Record<string, Worded>>)
const paragraphsOf = ({ title, text = [], words = [] }: Worded) => [
  title,
  ...words,
  ...text.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.text)),
]
const withoutMarks = (words: string) => words.replaceAll(/\{\{\w+\}\}/g, '')
const english = [...new Set(messages.flatMap(([, message]) => paragraphsOf(message)))].filter((words) =>
  /[a-z]/i.test(withoutMarks(words)),
)
const marksIn = (words: string) => (words.match(/\{\{\w+\}\}/g) ?? []).toSorted()
/** Names, which read the same everywhere, and a word that French has too. */
const same = new Set(['Coverwright', 'transactions'])

test.each(Object.entries(translations))('%s has every message whole, and nothing else', (_language, told) => {
  expect(Object.keys(told).toSorted()).toEqual(english.toSorted())
  for (const [words, translated] of Object.entries(told)) expect(marksIn(translated)).toEqual(marksIn(words))
  const untranslated = Object.entries(told).filter(([words, translated]) => words === translated)
  expect(untranslated.filter(([words]) => !same.has(words))).toEqual([])
})

const speechOf = (language: keyof typeof translations) => ({
  locale: localeOf(language),
  say: (words: string) => translations[language]?.[words] ?? words,
})

test('days and amounts are written as the language does, and the years are those of the common calendar', () => {
  const values = { host: 'pet.example.com', day: '31 May 2026' }
  expect(wordedIn('de_de', { code: 'site-host.unproven', values }).title).toContain('31. Mai 2026')
  expect(wordedIn('th_th', { code: 'site-host.unproven', values }).title).toContain('2026')
  expect(wordedIn('en_us', { code: 'site-host.unproven', values }).title).toContain('31 May 2026')
})

test.each(Object.keys(translations) as (keyof typeof translations)[])(
  'what is told in %s leaves out nothing that was filled in',
  (language) => {
    for (const [code, { fields: values }] of messages) {
      const { title, text } = wordedIn(language, { code: code as MessageCode, values })
      for (const [name, value] of Object.entries(values)) {
        expect(`${title}\n${text}`).toContain(saidValue(name, value, speechOf(language)))
      }
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
