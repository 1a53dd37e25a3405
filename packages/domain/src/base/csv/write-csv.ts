/** What a spreadsheet would run as a formula when it opens the file. */
const startsFormula = /^[=+\-@\t\r]/

/** A cell as a file has it: quoted where it must be, and never a formula. */
function cell(text: string, separator: string): string {
  const safe = startsFormula.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r;]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With a mark at the start by which spreadsheets know that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  `\uFEFF${rows.map((row) => row.map((text) => cell(text, separator)).join(separator)).join('\r\n')}\r\n`
