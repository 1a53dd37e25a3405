/** Letters of scripts that put no blanks between words: Chinese and Japanese, and those whose words only a dictionary parts. */
const ideographs = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
const southEastAsian = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`

export const ideographRuns = new RegExp(`[${ideographs}]+`, 'gu')
export const dictionaryRuns = new RegExp(`[${southEastAsian}]+`, 'gu')

const unspacedLetters = new RegExp(`[${ideographs}${southEastAsian}]`, 'gu')
const endsUnspaced = new RegExp(`[${ideographs}${southEastAsian}，。；：、]$`, 'u')
const beginsUnspaced = new RegExp(`^[${ideographs}${southEastAsian}]`, 'u')

/** A line and the next one as one text: a blank stands between words, and within none of a script without blanks. */
export const joinedLines = (line: string, next: string): string =>
  endsUnspaced.test(line) && beginsUnspaced.test(next) ? `${line}${next}` : `${line} ${next}`

export const countUnspaced = (text: string): number => text.match(unspacedLetters)?.length ?? 0
