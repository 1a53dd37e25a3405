import { type Language, languageTags } from '../../base/language/language.ts'
import { type Currency, formatMoney } from '../../base/money/money.ts'
import { type CalendarDate, calendarDateOf } from '../../build/question/answers.ts'
import { lettersOf } from '../../build/words/letters-of.ts'
import { type LetterPhrase, messageIn, type Phrase, type Say, sayWith } from '../../build/words/say.ts'
import { contentIn, type ReleaseContent } from '../../publish/release/release.ts'
import { speechIn } from '../journey/speech.ts'
import { nameInLetter } from './name-in-letter.ts'

/** What a mail, a certificate or the page of a policy is written with, in a language. */
export interface Letter {
  /** As documents tell it to whoever reads them aloud. */
  readonly tag: string
  readonly say: Say<Phrase | LetterPhrase>
  /** Of a day as it is kept: 2026-05-31. */
  readonly sayDay: (day: string) => string
  readonly sayDate: (date: CalendarDate) => string
  /** From a day to a day: "12 to 19 March 2027". */
  readonly sayDays: (first: string, last: string) => string
  readonly sayMoney: (minor: number, currency: Currency) => string
  /** What the product refuses with; in English where there are no words for it. */
  readonly sayMessage: (message: string) => string
}

export function letterIn(language: Language): Letter {
  const letters = lettersOf(language)
  const tag = languageTags[language]
  const { sayDate, sayDays } = speechIn(language, {})
  return {
    tag,
    say: sayWith<Phrase | LetterPhrase>(letters),
    sayDay: (day) => sayDate(calendarDateOf(day)),
    sayDate,
    sayDays,
    sayMoney: (minor, currency) => formatMoney(minor, currency, tag),
    sayMessage: (message) => messageIn(letters, { message }),
  }
}

/** Who began before it was kept reads the language that the product is written in. */
interface Reader {
  readonly language: Language | null
}

export const languageFor = ({ language }: Reader, { settings }: Pick<ReleaseContent, 'settings'>): Language =>
  language ?? settings.languages[0] ?? 'en_uk'

/** How somebody is written to: the words, and the release as it reads in their language. */
export function writtenTo(reader: Reader, written: ReleaseContent) {
  const language = languageFor(reader, written)
  const isFirst = language === written.settings.languages[0]
  return { letter: letterIn(language), content: isFirst ? written : contentIn(written, language) }
}

interface Addressed {
  readonly email: string
  /** Empty where it is not known. */
  readonly name: string
  readonly isTest: boolean
  readonly subject: string
  readonly lines: readonly string[]
}

const greeting = (say: Letter['say'], name: string) => (name ? say('Dear {name},', { name }) : say('Dear customer,'))

export const mailOf = ({ say }: Letter, { email, name, isTest, subject, lines }: Addressed) => ({
  recipient: email,
  subject: isTest ? say('[Test] {subject}', { subject }) : subject,
  text: [greeting(say, nameInLetter(name)), ...lines].join('\n\n'),
})
