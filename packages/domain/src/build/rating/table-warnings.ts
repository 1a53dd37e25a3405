import type { Findings } from './build-index.ts'
import type { CompileContext } from './compile-context.ts'
import { isoDate } from './day-number.ts'
import { formatUnits } from './decimal.ts'
import type { Place } from './problem.ts'
import type { RatingTable } from './rating-table.ts'
import type { RankedRows } from './table-cells.ts'

const mostWarnings = 50

interface Warned {
  readonly context: CompileContext
  readonly table: RatingTable
  readonly columns: RankedRows
  readonly findings: Findings
  readonly scales: readonly number[]
  readonly place: Place
}

export function warnOfTable(warned: Warned) {
  warnOfUnused(warned)
  warnOfOverlaps(warned)
  warnOfGaps(warned)
}

function warnOfUnused({ context, findings, columns, place }: Warned) {
  const unused: number[] = []
  for (const [rank, isUsed] of findings.isUsed.entries()) if (isUsed === 0) unused.push(columns.rowOfRank[rank] ?? 0)
  unused.sort((left, right) => left - right)
  for (const row of unused.slice(0, mostWarnings))
    context.warn('The row can never apply: other rows come first wherever it would.', { ...place, row: row + 1 })
  if (unused.length > mostWarnings) context.warn(`${unused.length - mostWarnings} more rows can never apply.`, place)
}

function warnOfOverlaps({ context, table, findings, columns, place }: Warned) {
  const told = new Set<string>()
  for (const pair of findings.overlaps) {
    const [first = 0, second = 0] = pair.map((rank) => (columns.rowOfRank[rank] ?? 0) + 1).toSorted((a, b) => a - b)
    if (told.has(`${first},${second}`)) continue
    told.add(`${first},${second}`)
    const here = { ...place, row: second }
    if (table.hitPolicy === 'any')
      context.stop(`The row gives something else than row ${first}: where both apply the quote stops.`, here)
    else context.warn(`The row overlaps with row ${first}: where both apply the quote stops.`, here)
  }
}

function warnOfGaps({ context, table, findings, columns, scales, place }: Warned) {
  // A collect table lists exceptions: most values are meant to find nothing.
  if (table.hitPolicy === 'collect') return
  const { missing, missingExample, holes, hole } = findings
  if (missing > 0 && missingExample) {
    const exact = table.dimensions.filter(({ kind }) => kind === 'text' || kind === 'number' || kind === 'yes-no')
    const example = exact.map(({ name, kind }, at) => {
      const value = columns.exact[at]?.values[missingExample[at] ?? 0] ?? 0
      const text =
        kind === 'text'
          ? textOf(context, value)
          : kind === 'yes-no'
            ? (['no', 'yes'][value] ?? '')
            : formatUnits(value, scaleOf(table, name, scales))
      return `${name} ${text}`
    })
    const exampleList = example.join(', ')
    context.warn(
      missing === 1
        ? `No row covers ${exampleList}.`
        : `No row covers ${exampleList}, and ${missing - 1} other combinations.`,
      place,
    )
  }
  const band = table.dimensions.find(({ kind }) => kind === 'range' || kind === 'date-range')
  if (holes === 0 || !hole || !band) return
  const [from, to] = hole.map((end) =>
    band.kind === 'date-range' ? isoDate(end) : formatUnits(end, scaleOf(table, band.name, scales)),
  )
  context.warn(
    holes === 1
      ? `No row covers ${band.name} from ${from} to below ${to}.`
      : `No row covers ${band.name} from ${from} to below ${to}, and there are ${holes - 1} other holes.`,
    { ...place, column: band.name },
  )
}

const scaleOf = ({ dimensions }: RatingTable, name: string, scales: readonly number[]) =>
  scales[dimensions.findIndex((dimension) => dimension.name === name)] ?? 0

const textOf = ({ texts }: CompileContext, code: number) => `“${texts.keys().toArray()[code] ?? ''}”`
