import { cellsOf } from '../../base/csv/read-csv.ts'
import { languages } from '../../base/language/language.ts'
import { canBeKept, notKept as notKeptWords } from '../../kept-text.ts'
import { dataName } from '../dataset/data-name.ts'
import { type columnTypes, type DataColumn, dataSourceLimits } from './data-source.ts'

type Read =
  | { readonly columns: DataColumn[]; readonly rows: string[][] }
  /** In words, each with its line. */
  | { readonly problems: string[] }

/**
 * A data source from the text of a CSV file. The first line names the columns: `group`, or `label:de_de` for the same
 * texts in a language. What a column holds is read from its cells: a single word among numbers makes it text.
 */
export function readDataSource(text: string): Read {
  const unkept = unkeptLines(text)
  if (unkept.length > 0) return { problems: unkept }
  return dataSourceOfCells(cellsOf(text))
}

/** The same of cells that were taken apart already. */
export function dataSourceOfCells(cells: readonly string[][]): Read {
  const [heads = [], ...rows] = cells.filter((row) => row.some((cell) => cell !== ''))
  const problems =
    heads.length === 0 ? ['The file is empty'] : [...headProblems(heads), ...rowProblems(rows, heads.length)]
  if (problems.length > 0) return { problems: problems.slice(0, 20) }
  return {
    columns: heads.map((head, at) =>
      columnOf(
        head,
        rows.map((row) => row[at] ?? ''),
      ),
    ),
    rows,
  }
}

const unkeptLines = (text: string): string[] =>
  canBeKept(text)
    ? []
    : text
        .split('\n')
        .flatMap((line, at) => (canBeKept(line) ? [] : [`Line ${at + 1}: ${notKeptWords}`]))
        .slice(0, 20)

const columnOf = (head: string, cells: readonly string[]): DataColumn => ({ ...headOf(head), type: typeOf(cells) })

function headOf(head: string): Pick<DataColumn, 'name' | 'language'> {
  const [name = '', language] = head.split(':').map((part) => part.trim())
  return { name, language: languages.find((each) => each === language) ?? null }
}

function headProblems(heads: readonly string[]): string[] {
  const seen = new Set<string>()
  const wrong = heads.flatMap((head) => {
    const { name, language } = headOf(head)
    const isKnown = !head.includes(':') || language !== null
    const said = !dataName.safeParse(name).success || !isKnown ? [`Line 1: "${head}" cannot name a column`] : []
    const twice = seen.has(head) ? [`Line 1: "${head}" stands there twice`] : []
    seen.add(head)
    return [...said, ...twice]
  })
  return heads.length > dataSourceLimits.maxColumns
    ? [`There are more than ${dataSourceLimits.maxColumns} columns`, ...wrong]
    : wrong
}

function rowProblems(rows: readonly string[][], width: number): string[] {
  const { maxRows } = dataSourceLimits
  if (rows.length === 0) return ['There is no row under the line of headings']
  if (rows.length > maxRows) return [`There are more than ${maxRows.toLocaleString('en-GB')} rows`]
  const wrong = rows.flatMap((row, at) => (row.length === width ? [] : [{ line: at + 2, cells: row.length }]))
  return wrong.map(({ line, cells }) => `Line ${line} has ${cells} cells, not ${width}`)
}

const patterns = [
  ['boolean', /^(yes|no|true|false)$/i],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['number', /^-?\d{1,15}(\.\d{1,10})?$/],
] as const

function typeOf(cells: readonly string[]): (typeof columnTypes)[number] {
  const filled = cells.filter((cell) => cell !== '')
  const found = patterns.find(([, pattern]) => filled.length > 0 && filled.every((cell) => pattern.test(cell)))
  return found?.[0] ?? 'text'
}

/** What a first upload may look like. */
export const sampleRows: readonly (readonly string[])[] = [
  ['code', 'label:en_uk', 'label:zh_tw', 'insurance_group', 'first_sold'],
  ['FOR-FIE-10', 'Ford Fiesta 1.0', '福特 Fiesta 1.0', '8', '2017-06-01'],
  ['VOL-XC4-20', 'Volvo XC40 2.0', '富豪 XC40 2.0', '27', '2018-02-01'],
]
