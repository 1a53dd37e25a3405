/** A page of the guide as whoever translates it reads it: a paragraph, a heading, a row of a table or an item of a list. */
interface Piece {
  /** What stands before its words: the marks of a heading or an item, or nothing. */
  readonly mark: string
  /** In one line: how lines are broken says nothing. */
  readonly words: string
}

const begins = /^\s*(?:- |\d+\. |#+ |\|)/
const mark = /^\s*(?:(?:- |\d+\. |#+ )\s*)?/
const fence = /^\s*```/
const hasWords = /[a-z]{2}/i

/** The page with each of its pieces said as `say` has it; what is code, or a line of a table, stays. */
export function sayPieces(markdown: string, say: (words: string) => string): string {
  const lines: string[] = []
  let open: Piece | undefined
  let isCode = false
  const close = () => {
    if (open) lines.push(`${open.mark}${hasWords.test(open.words) ? say(open.words) : open.words}`)
    open = undefined
  }
  for (const line of markdown.split('\n')) {
    const isFence = fence.test(line)
    if (isCode || isFence || line.trim() === '') {
      close()
      lines.push(line)
      if (isFence) isCode = !isCode
      continue
    }
    const before = begins.test(line) || !open ? undefined : open
    if (!before) close()
    open = before
      ? { mark: before.mark, words: `${before.words} ${line.trim()}` }
      : { mark: mark.exec(line)?.[0] ?? '', words: line.replace(mark, '').trim() }
  }
  close()
  return lines.join('\n')
}
