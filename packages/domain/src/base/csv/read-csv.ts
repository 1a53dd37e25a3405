/** Quoted cells may hold separators and line ends; a doubled quote is one. */
export function cellsOf(written: string): string[][] {
  const text = written.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += character
    else if (character === separator) endCell()
    else if (character === '\n') {
      endCell()
      rows.push([])
    } else if (character !== '\r') cell += character
  }
  endCell()
  return rows
}

/** The one that splits the first line most: what follows may be sentences. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1)
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
