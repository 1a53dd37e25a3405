import type { Texts } from '../src/core/text/texts.ts'

interface Translation {
  readonly written: Texts
  readonly translated: Texts
  /** The forms that the language counts in, as `Intl.PluralRules` names them. */
  readonly forms: readonly string[]
  /** Texts that read the same in both languages, and were looked at. */
  readonly same: ReadonlySet<string>
}

/** What is missing in a translation, stands in it for nothing, was left in English, or lost a mark that the program fills. */
export function findTranslationFaults({ written, translated, forms, same }: Translation): string[] {
  const wanted = wantedOf(textsIn(written), forms)
  const found = textsIn(translated)
  const missing = [...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`)
  const wrong = [...found].flatMap(([key, text]) => {
    const original = wanted.get(key)
    if (original === undefined) return [`${key} is no text of the studio`]
    if (!hasMarksOf(original, text, isOfOne(key))) return [`${key} has not the marks of “${original}”: “${text}”`]
    return text === original && hasWords(text) && !same.has(text) ? [`${key} is English: “${text}”`] : []
  })
  return [...missing, ...wrong]
}

/** Every text by its dotted key. */
const textsIn = (texts: Texts): Map<string, string> => new Map(entriesIn(texts, ''))

const entriesIn = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : entriesIn(text, `${prefix}${key}.`),
  )

const form = /_(one|other)$/

/** A text that counts is wanted in each form of the language, whichever English has. */
function wantedOf(written: ReadonlyMap<string, string>, forms: readonly string[]): Map<string, string> {
  return new Map(
    [...written].flatMap(([key, text]) => {
      const stem = key.replace(form, '')
      const many = written.get(`${stem}_other`)
      return stem === key || many === undefined ? [[key, text]] : forms.map((one) => [`${stem}_${one}`, many])
    }),
  )
}

const isOfOne = (key: string) => key.endsWith('_one')
const marks = /\{\{[^}]*\}\}|<\/?\w+\/?>|\$t\([^)]*\)/g
const marksIn = (text: string) => (text.match(marks) ?? []).toSorted().join(' ')

/** One may be written as a word. */
const hasMarksOf = (original: string, text: string, isOne: boolean) =>
  marksIn(text) === marksIn(original) || (isOne && marksIn(text) === marksIn(original.replace('{{count}}', '')))

const hasWords = (text: string) => /[a-z]{3}/i.test(text.replaceAll(marks, ''))
