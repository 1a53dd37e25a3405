import type { letters as germanLetters } from './letters.de_de.ts'
import type { starts as germanStarts } from './starts.de_de.ts'
import type { words as german } from './words.de_de.ts'

/** What published pages say by themselves, as it is said in English. `{name}` is filled in. */
export type Phrase = keyof typeof german

/** What is written to buyers besides: in mails, on certificates, on the page of their policy. */
export type LetterPhrase = keyof typeof germanLetters

/** What a new product says before somebody changes it: its first questions, documents and pages. */
export type StartPhrase = keyof typeof germanStarts

type Translation<Said extends string> = Readonly<Record<Said, string>>

export type Words = Translation<Phrase>
export type Letters = Translation<LetterPhrase>
export type Starts = Translation<StartPhrase>

export type Values = Readonly<Record<string, string | number>>

export type Say<Said extends string = Phrase> = (phrase: Said, values?: Values) => string

/** Says a phrase in the words of a language; in English without any. */
export const sayWith =
  <Said extends string = Phrase>(words: Translation<Said> | undefined): Say<Said> =>
  (phrase, values) =>
    filled(words?.[phrase] ?? phrase, values)

export const inEnglish: Say = sayWith(undefined)

interface Spoken {
  readonly message: string
  readonly values?: Values | undefined
}

/** Of what somebody wrote themselves there are no words: it is already in their reader's language. */
export const messageIn = (words: Words | undefined, { message, values }: Spoken): string =>
  filled(words?.[message as Phrase] ?? message, values)

const filled = (text: string, values: Values | undefined) =>
  values ? text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? '')) : text
