import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../base/language/language.ts'
import { letters as germanLetters } from './letters.de_de.ts'
import { lettersOf } from './letters-of.ts'
import { inEnglish, type LetterPhrase, messageIn, type Phrase, sayWith } from './say.ts'
import { words as german } from './words.de_de.ts'
import { wordsOf } from './words-of.ts'

const phrases = Object.keys({ ...german, ...germanLetters }) as (Phrase | LetterPhrase)[]
const translated = languages.filter((language) => wordsOf(language))
const blanksIn = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []

test.each(translated)('every phrase is said in %s, with what is filled in', (language) => {
  const words = lettersOf(language)
  const wrong = phrases.filter((phrase) => {
    const said = words?.[phrase] ?? ''
    return said.trim() === '' || blanksIn(said).join() !== blanksIn(phrase).join()
  })
  expect(wrong).toEqual([])
})

test('a phrase is filled in whatever it is said in, and what somebody wrote stays as it is', () => {
  const values = { step: 2, steps: 5 }
  expect(inEnglish('Step {step} of {steps}:', values)).toBe('Step 2 of 5:')
  expect(sayWith(german)('Step {step} of {steps}:', values)).toBe('Schritt 2 von 5:')
  expect(messageIn(german, { message: 'Wie alt ist {it}?' })).toBe('Wie alt ist {it}?')
  expect(messageIn(german, { message: 'Use {count} characters or fewer', values: { count: 9 } })).toBe(
    'Verwenden Sie höchstens 9 Zeichen',
  )
})

const root = join(import.meta.dirname, '../../../../..')
const sources = ['packages/domain/src', 'packages/blocks/src', 'apps/storefront/src', 'apps/server/src/modules']

function textOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/words\.|\.test\./.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')
}

test('every phrase that is translated is said somewhere', () => {
  const text = sources.map(textOf).join('\n')
  expect(phrases.filter((phrase) => !text.includes(`'${phrase}'`))).toEqual([])
})
