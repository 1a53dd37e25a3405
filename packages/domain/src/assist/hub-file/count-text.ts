/** Words as a person counts them: whatever stands between spaces and has a letter or a digit. */
export const countWords = (text: string): number => text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/**
 * About as many as language models make of a text: a word is one for every six letters, a number one for every three
 * digits, a sign one, and so is each letter of a script without spaces.
 */
export function countTokens(text: string): number {
  let tokens = 0
  for (const [piece] of text.matchAll(
    /\p{Script=Han}|\p{Script=Thai}|\p{Script=Hiragana}|\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu,
  )) {
    if (/^\p{N}/u.test(piece)) tokens += Math.ceil(piece.length / 3)
    else tokens += Math.ceil(piece.length / 6)
  }
  return tokens
}
