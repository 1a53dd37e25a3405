import type { Language } from '@coverwright/domain/base/language/language'
import { lettersOf } from '@coverwright/domain/build/words/letters-of'
import { type LetterPhrase, type Phrase, type Say, sayWith } from '@coverwright/domain/build/words/say'

export type SayOnPage = Say<Phrase | LetterPhrase>

export const wordsOn = (language: Language): SayOnPage => sayWith<Phrase | LetterPhrase>(lettersOf(language))

const tooLong = /^Use (\d+) characters or fewer$/

/** What is wrong with a field, as it is known in English. What there are no words for stays as it is. */
export function sayProblem(say: SayOnPage, problem: string): string {
  const count = tooLong.exec(problem)?.[1]
  // Said as it is where it is none of the phrases.
  return count ? say('Use {count} characters or fewer', { count }) : say(problem as Phrase)
}
