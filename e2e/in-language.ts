import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Language, languageTags } from '../packages/domain/src/base/language/language.ts'
import { startIn } from '../packages/domain/src/build/words/starts-of.ts'
import { wordsOf } from '../packages/domain/src/build/words/words-of.ts'

const src = join(import.meta.dirname, '../apps/studio/src')

interface Texts {
  readonly [key: string]: string | Texts
}

/**
 * Finds in a language what a test names in English: a text of the studio, wherever it stands, or a word of the
 * published pages. Whatever a text has no translation for is not found, and the test says so.
 */
export function inLanguage(language: Language) {
  const studio = new Map<string, Set<string>>()
  for (const file of globSync('**/*.en_uk.json', { cwd: src })) {
    const namespace = basename(file, '.en_uk.json')
    pair(read(join(src, file)), read(join(src, 'translations', language, `${namespace}.json`)), studio)
  }
  const sentences = read(join(src, 'translations', language, 'sentences.json'))
  const words: Readonly<Record<string, string>> = wordsOf(language) ?? {}
  const anyOf = (english: string, values: Readonly<Record<string, string>>) => {
    const ways = studio.get(english)
    if (!ways) throw new Error(`No text of the studio reads “${english}”`)
    return `(${[...ways].map((way) => escaped(way, values)).join('|')})`
  }
  return {
    /** Any of the ways in which the studio says it. */
    said: (english: string, values: Readonly<Record<string, string>> = {}) =>
      new RegExp(`^\\s*${anyOf(english, values)}\\s*$`, 'u'),
    /** With something after it: how many, or that it is optional. */
    saidFirst: (english: string) => new RegExp(`^\\s*${anyOf(english, {})}`, 'u'),
    /** As the published pages say it. */
    word: (english: string): string => {
      const word = words[english]
      if (!word) throw new Error(`The pages do not say “${english}”`)
      return word
    },
    /** As the studio says what the domain says. */
    sentence: (english: string): string => {
      const sentence = sentences[english]
      if (typeof sentence !== 'string') throw new Error(`Nothing says “${english}”`)
      return sentence
    },
    /** As a new product says it. */
    start: startIn({ languages: [language] }),
    tag: languageTags[language],
  }
}

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))

function pair(english: Texts, other: Texts, into: Map<string, Set<string>>) {
  for (const [key, text] of Object.entries(english)) {
    const translated = other[key]
    if (typeof text === 'string') {
      if (typeof translated === 'string') into.set(text, (into.get(text) ?? new Set()).add(translated))
    } else if (typeof translated === 'object') pair(text, translated, into)
  }
}

const escaped = (text: string, values: Readonly<Record<string, string>>) =>
  RegExp.escape(text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole))
