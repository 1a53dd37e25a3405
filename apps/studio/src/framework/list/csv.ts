export type CsvValue = string | number | null | undefined

// A spreadsheet runs a cell that begins with one of these as a formula.
const runs = /^[=+\-@\t\r]/
const needsQuotes = /[",\n\r\t]/

/** Numbers stay numbers, a leading minus is theirs; only text a person wrote can carry a formula. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const harmless = runs.test(value) ? `'${value}` : value
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

// The mark in front: without it Excel reads UTF-8 as the system's old encoding and breaks every accent.
export const csvOf = (rows: readonly (readonly CsvValue[])[]) =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`

export const csvFile = (name: string, rows: readonly (readonly CsvValue[])[]): File =>
  new File([csvOf(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' })

export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  const file = csvFile(name, rows)
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
