/** Short words that every text of a language has, and that are no words of English. */
const ofOthers = new Set(
  `der die das und ist nicht mit von fur auf den dem ein eine einen wie wer wird werden ich sie wir kann konnen mein meine
  le la les des du une et est pas pour que qui dans sur avec mon mes je vous nous puis combien quel quelle sont aux
  el los las por con una mi cuanto cual como puedo esta este donde cuando del es
  il lo gli di sono quanto posso mio mia della delle nel che quando
  os uma meu minha nao com da dos qual onde
  het een voor niet ik mijn hoe wat zijn bij naar wordt
  nie jak czy ile jest moj moja dla od ze sie gdzie
  och att det som inte hur jag mitt vad nar`.split(/\s+/),
)

const ofEnglish = new Set(
  `the a an and is are am was were be been i you he she it we they my your his her our their me us do does did can could will would
  should may must have has had what when where which who whom whose how why if in on at of for to from with without by not no any
  there this that these those after before under over than then or but as about into get pay`.split(/\s+/),
)

/**
 * Whether a text may be read as English, which is what the model was taught. A few bare words count as it; letters of
 * another script, or more of another language's small words, do not.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if (letters.length === 0 || latin < letters.length * 0.9) return false
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ofEnglish.has(word)).length
  const other = words.filter((word) => ofOthers.has(word) && !ofEnglish.has(word)).length
  return english >= other
}
