import { type Language, languageTags } from '@coverwright/domain/base/language/language'

/** What stands between two places of a text, cut between words: where a language has no blanks, a word still has an end. */
export function excerptOf(text: string, { from, to }: { from: number; to: number }, language: Language): string {
  const ends = wordsOf(text, language).map(({ index }) => index)
  const start = from <= 0 ? 0 : (ends.find((index) => index >= from) ?? 0)
  const end = to >= text.length ? text.length : (ends.findLast((index) => index <= to) ?? to)
  const shown = text
    .slice(start, end)
    .replace(/^[\s\p{P}]+/u, '')
    .trimEnd()
  return `${start > 0 ? '… ' : ''}${shown}${end < text.length ? '…' : ''}`
}

/** Also what stands between words. */
export const wordsOf = (text: string, language: Language): Intl.SegmentData[] => [...splitterOf(language).segment(text)]

const splitters = new Map<Language, Intl.Segmenter>()

function splitterOf(language: Language): Intl.Segmenter {
  const known = splitters.get(language) ?? new Intl.Segmenter(languageTags[language], { granularity: 'word' })
  splitters.set(language, known)
  return known
}
