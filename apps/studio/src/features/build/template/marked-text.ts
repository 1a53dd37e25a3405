import { isLink } from '@coverwright/domain/build/page/link'
import { type Line, linesOf, type Run, type WrittenText, writtenText } from '@coverwright/domain/build/page/rich-text'

/** Text with its marks as they are typed: **bold**, *italic*, [words](https://where), and "- " before an entry. */
export const toMarked = (text: WrittenText): string =>
  linesOf(text)
    .map(({ isEntry, runs }) => (isEntry ? '- ' : '') + runs.map(markedRun).join(''))
    .join('\n\n')

function markedRun({ text, bold, italic, link }: Run): string {
  const words = text.replaceAll(/[\\*[\]]/g, (one) => `\\${one}`)
  const stars = (bold ? '**' : '') + (italic ? '*' : '')
  const marked = `${stars}${words}${stars}`
  return link ? `[${marked}](${link})` : marked
}

/** A line break begins a paragraph, or an entry. */
export const fromMarked = (marked: string): WrittenText =>
  writtenText(
    marked
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map(
        (line): Line =>
          line.startsWith('- ') ? { isEntry: true, runs: runsOf(line.slice(2)) } : { runs: runsOf(line) },
      ),
  )

/** What was typed as it is read again: without what is not closed yet, such as a list's first dash. */
export const keptMarked = (marked: string) => toMarked(fromMarked(marked))

const mark = /\[((?:\\.|[^\]])+)\]\(([^()\s]+)\)|(\*{1,3})((?:\\.|[^*])+)\3/g

const plain = (words: string) => words.replaceAll(/\\([\\*[\]])/g, '$1')

function runsOf(line: string, link?: string): Run[] {
  const runs: Run[] = []
  const put = (text: string, marks: Omit<Run, 'text'> = {}) => {
    if (text !== '') runs.push({ text: plain(text), ...marks, ...(link && { link }) })
  }
  let from = 0
  for (const match of line.matchAll(mark)) {
    // An escaped star or bracket is a letter like any other.
    if (line[match.index - 1] === '\\') continue
    const [whole, words, address, stars, starred] = match
    put(line.slice(from, match.index))
    from = match.index + whole.length
    if (words !== undefined) runs.push(...linked(words, address ?? '', whole))
    else
      put(starred ?? '', {
        ...((stars?.length ?? 0) > 1 && { bold: true as const }),
        ...(stars?.length !== 2 && { italic: true as const }),
      })
  }
  put(line.slice(from))
  return runs
}

/** What leads nowhere stays the words it is: nothing that was typed is lost. */
const linked = (words: string, address: string, whole: string): Run[] =>
  isLink(address) ? runsOf(words, address) : [{ text: whole }]
