import type { Option } from '@coverwright/domain/build/dataset/option'

const longest = 200

/** One column is labels; a second is the values they stand for. As a spreadsheet copies them: tabs between, a line each. */
export function optionsFromText(text: string): Option[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map(unquoted))
  const seen = new Set<string>()
  return lines.flatMap(([first = '', second = '']) => {
    const label = first.slice(0, longest)
    const value = (second || valueFor(label)).slice(0, longest)
    if (!label || seen.has(value)) return []
    seen.add(value)
    return [{ value, label }]
  })
}

/** A spreadsheet quotes a cell that holds quotes or line breaks. */
const unquoted = (cell: string) => {
  const trimmed = cell.trim()
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed
}

/** How pricing will know it: lower case, words joined. Words without letters of the alphabet stay as they are. */
export function valueFor(label: string): string {
  const value = label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
  return value || label.trim()
}
