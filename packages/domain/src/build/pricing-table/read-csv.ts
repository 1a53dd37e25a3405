const separators = [',', ';', '\t', '|'] as const

/** Rows of a text with columns, quoted as RFC 4180 says. Reading stops soon after `mostRows`. */
export function readCsv(text: string, mostRows = Number.POSITIVE_INFINITY, separator = separatorOf(text)): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  // Excel's own way to name the separator.
  if (/^sep=.\r?\n/i.test(text.slice(at, at + 8))) at = text.indexOf('\n', at) + 1
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      let end = at + 1
      for (;;) {
        const quote = text.indexOf('"', end)
        const upTo = quote < 0 ? text.length : quote
        cell += text.slice(end, upTo)
        end = upTo + 1
        if (text[end] !== '"') break
        cell += '"'
        end++
      }
      at = end
      // What follows a closing quote still belongs to the cell.
      const rest = nextStop(text, at, separator)
      cell += text.slice(at, rest)
      at = rest
    } else {
      const stop = nextStop(text, at, separator)
      cell = text.slice(at, stop)
      at = stop
    }
    row.push(cell)
    if (text[at] === separator) {
      at++
      if (at >= text.length) row.push('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
    if (rows.length > mostRows) return rows
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function nextStop(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === separator || sign === '\n' || sign === '\r') return at
  }
  return text.length
}

/** The sign that splits the first lines into the same number of columns, and most of them. */
export function separatorOf(text: string): string {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text)?.[1]
  if (named !== undefined) return named
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const scored = separators.map((separator) => {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(separator).length - 1)
    const common = counts.toSorted((left, right) => left - right)[Math.floor(counts.length / 2)] ?? 0
    const same = counts.filter((count) => count === common).length
    return { separator, score: common === 0 ? 0 : same * 100 + common }
  })
  return scored.toSorted((left, right) => right.score - left.score)[0]?.separator ?? ','
}
