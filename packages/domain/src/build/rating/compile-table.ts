import { buildIndex, type Resolution } from './build-index.ts'
import type { CompileContext } from './compile-context.ts'
import type { CompiledEdition } from './compiled-program.ts'
import { dayNumber } from './day-number.ts'
import { unitsOf } from './decimal.ts'
import type { Place } from './problem.ts'
import type { Edition, Output, RatingTable } from './rating-table.ts'
import type { RankedRows } from './table-cells.ts'
import { readColumn } from './table-columns.ts'
import { curvesOf, noCurves } from './table-curves.ts'
import type { TableIndex } from './table-index.ts'
import { orderByStrength, orderFor, orderOf, rankedRows } from './table-order.ts'
import { warnOfTable } from './table-warnings.ts'

/** One edition of a table, ready for lookup. `scales` are the decimals of its number dimensions. */
export function compileEdition(
  context: CompileContext,
  table: RatingTable,
  edition: Edition,
  scales: readonly number[],
  results: readonly Float64Array[],
  place: Place,
): CompiledEdition | undefined {
  const { dimensions, hitPolicy } = table
  const errorsBefore = context.problems.length
  const { rows } = edition
  const reader = { codeOfText: context.codeOfText, report: context.reporter(place) }
  const columns = dimensions.map((dimension, at) =>
    readColumn(rows, dimension, at, { ...reader, scaleOf: () => scales[at] ?? 0 }),
  )
  const curve = dimensions.findIndex(({ kind }) => kind === 'curve')
  const curves = curve < 0 ? noCurves : curvesOf(columns, curve, reader.report)
  if (context.problems.length > errorsBefore) return undefined
  const keyColumns = columns.filter((_, at) => at !== curve)
  const strengths = strengthsOf(context, table, results, reader.report)
  if (context.problems.length > errorsBefore) return undefined
  const order = strengths
    ? orderByStrength(strengths)
    : curve < 0
      ? orderFor(hitPolicy, columns, rows.length)
      : orderOf(keyColumns, curves.firstRows)
  const ranked = rankedRows(keyColumns, order, curve < 0 ? null : curves.firstRows)
  if (keySpace(ranked) > Number.MAX_SAFE_INTEGER) {
    context.error('The table has too many columns with too many values; split it.', place)
    return undefined
  }
  const { strides, findings, ...built } = buildIndex(ranked, resolutions[hitPolicy], agreement(results))
  if (curve < 0) warnOfTable({ context, table, columns: ranked, findings, scales, place })
  const positions = dimensions.map((_, at) => at).filter((at) => at !== curve)
  const exactAt = positions.filter((at) => columns[at]?.kind === 'exact')
  const index: TableIndex = {
    ...built,
    exact: ranked.exact.map(({ values }, at) => ({ dimension: exactAt[at] ?? 0, stride: strides[at] ?? 1, values })),
    bands: positions.filter((at) => columns[at]?.kind === 'band'),
    ...(built.probes.length > 0 ? probedRows(ranked) : { rowOfRank: new Int32Array(), lows: [], highs: [] }),
  }
  const [from, to] = [edition.from, edition.to].map((day) => (day === null ? null : dayNumber(day)))
  const { starts, points, rows: pointRows } = curves
  return { from: from ?? null, to: to ?? null, index, outputs: results, starts, points, rows: pointRows }
}

const keySpace = ({ exact }: RankedRows) => exact.reduce((space, { values }) => space * (values.length + 1), 1)

const probedRows = ({ rowOfRank, bands }: RankedRows) => ({
  rowOfRank,
  lows: bands.map(({ lows }) => lows),
  highs: bands.map(({ highs }) => highs),
})

/** Whether two rows give the same. */
const agreement = (results: readonly Float64Array[]) => (row: number, other: number) =>
  results.every((values) => values[row] === values[other])

/** For `priority`: how strong each row's result is. */
function strengthsOf(
  context: CompileContext,
  { prefer, hitPolicy, outputs }: RatingTable,
  results: readonly Float64Array[],
  report: (message: string, place: Place) => void,
): Float64Array | null {
  if (hitPolicy !== 'priority' || !prefer) return null
  const values = results[outputs.findIndex(({ name }) => name === prefer.result)] ?? new Float64Array()
  if (prefer.order !== 'listed') return values.map((value) => (prefer.order === 'highest' ? value : -value))
  const places = new Map(prefer.listed.map((text, at) => [valueOf(context, outputs, prefer.result, text), -at]))
  return values.map((value, row) => {
    const place = places.get(value)
    if (place === undefined)
      report('This result has no place in the order of results.', { row: row + 1, column: prefer.result })
    return place ?? 0
  })
}

function valueOf({ codeOfText }: CompileContext, outputs: readonly Output[], result: string, text: string): number {
  const output = outputs.find(({ name }) => name === result)
  return output?.kind === 'number' ? unitsOf(text, output.decimals) : codeOfText(text)
}

const resolutions: Readonly<Record<RatingTable['hitPolicy'], Resolution>> = {
  first: 'best',
  'most-specific': 'best',
  unique: 'only',
  any: 'agreed',
  priority: 'best',
  collect: 'all',
  interpolate: 'best',
}
