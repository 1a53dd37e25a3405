import { countTokens, countWords } from '@coverwright/domain/assist/hub-file/count-text'
import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { ReadText, RefusedText } from './text-tasks.ts'

export const refused = (why: RefusedText): ReadText => ({ is: 'refused', why })

/** Headings count too, once where they stand over several passages. */
export function measured(passages: readonly HubPassage[]): ReadText {
  if (passages.length === 0) return refused('non-text')
  const said = [...new Set(passages.map(({ heading }) => heading)), ...passages.map((passage) => passage.text)]
  // The lines between cells are ours: a table is not too long for what is empty in it.
  const text = said.join('\n').replaceAll(/ \|(?= |$)/gm, ' ')
  const [words, tokens] = [countWords(text), countTokens(text)]
  if (words > hubLimits.words || tokens > hubLimits.tokens) return refused('too-many-words')
  return { is: 'read', passages, words, tokens }
}
