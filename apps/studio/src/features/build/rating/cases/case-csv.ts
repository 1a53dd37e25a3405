import type { TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { TestCaseForm as Form } from '@coverwright/domain/build/test-case/test-case'

const own = ['name', 'start_date', 'decision', 'gross'] as const

/** One row a case: its own columns, then one for each data name. Items of groups have no column of their own. */
export function rowsOfCases(cases: readonly TestCaseForm[], currencyDecimals: number): string[][] {
  const names = [...new Set(cases.flatMap(({ values }) => Object.keys(values)))]
  return [
    [...own, ...names],
    ...cases.map(({ name, startDate, expected, values }) => [
      name,
      startDate,
      expected.decision,
      expected.grossMinor === null ? '' : (expected.grossMinor / 10 ** currencyDecimals).toFixed(currencyDecimals),
      ...names.map((key) => {
        const value = values[key]
        return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
      }),
    ]),
  ]
}

export type ReadCases =
  | { readonly kind: 'cases'; readonly cases: readonly TestCaseForm[] }
  /** Rows count from 1, the heading included, as a spreadsheet does. */
  | { readonly kind: 'refused'; readonly row: number; readonly column: string; readonly message: string }

export function readCases(text: string, currencyDecimals: number): ReadCases {
  const [heading = [], ...rows] = readCsv(text)
  const columns = heading.map((column) => column.trim())
  const missing = own.find((column) => !columns.includes(column))
  if (missing !== undefined) return { kind: 'refused', row: 1, column: missing, message: 'This column is missing.' }
  const cases: TestCaseForm[] = []
  for (const [at, row] of rows.entries()) {
    const cell = (column: string) => row[columns.indexOf(column)]?.trim() ?? ''
    const data = columns.filter((column) => column !== '' && !(own as readonly string[]).includes(column))
    const read = Form.safeParse({
      name: cell('name'),
      startDate: cell('start_date'),
      expected: { decision: cell('decision'), grossMinor: minorOf(cell('gross'), currencyDecimals) },
      values: Object.fromEntries(
        data.filter((column) => cell(column) !== '').map((column) => [column, valueOf(cell(column))]),
      ),
    })
    if (!read.success) {
      const [issue] = read.error.issues
      return { kind: 'refused', row: at + 2, column: String(issue?.path.at(-1) ?? ''), message: issue?.message ?? '' }
    }
    cases.push(read.data)
  }
  return { kind: 'cases', cases }
}

/** 382.32 is read digit by digit: as a binary fraction it would be a penny off now and then. */
function minorOf(text: string, decimals: number): number | null {
  if (text === '') return null
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? []
  return whole === '' || part.length > decimals ? Number.NaN : Number(whole + part.padEnd(decimals, '0'))
}

function valueOf(cell: string): TestCaseForm['values'][string] {
  if (!cell.startsWith('[')) return cell
  try {
    return JSON.parse(cell) as TestCaseForm['values'][string]
  } catch {
    return cell
  }
}

/** Quotes, doubled quotes and line breaks inside them, commas or semicolons, an apostrophe before a formula. */
function readCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '')
  const comma = (content.split(/\r?\n/, 1)[0] ?? '').includes(';') ? ';' : ','
  const rows: string[][] = []
  let row: string[] = []
  const cells = content.matchAll(new RegExp(`(?:"((?:[^"]|"")*)"|([^${comma}\\r\\n]*))(${comma}|\\r?\\n|$)`, 'g'))
  for (const [, quoted, plain = '', end = ''] of cells) {
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).replace(/^'(?=[=+\-@])/, ''))
    if (end === comma) continue
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
