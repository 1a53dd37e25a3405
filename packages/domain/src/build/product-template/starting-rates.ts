import type { Body } from '../body/body.ts'
import { dataOfBody } from '../pricing-table/data-of-body.ts'
import type { KnownData } from '../pricing-table/known-data.ts'
import { conditionText } from '../pricing-table/table-text.ts'
import type { Dimension } from '../rating/rating-table.ts'
import { startingValue } from '../rating/starting-value.ts'
import type { LineTemplate } from './body-template.ts'

type Table = LineTemplate['tables'][number]

/**
 * A table of a template as rows of a file to be filled in, the first with the names: every combination of what its columns ask has a row. As it is, it
 * can be uploaded and gives a price, the same for everybody.
 */
export function startingRates({ dimensions, outputs }: Table, body: Body): string[][] {
  const known = dataOfBody(body)
  const columns = dimensions.map((dimension) =>
    valuesOf(
      dimension,
      known.find(({ name }) => name === dimension.name),
    ),
  )
  const rows = columns.reduce<readonly string[][]>(
    (sofar, values) => sofar.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  const results = outputs.map(({ name }) => startingValue(name))
  return [[...dimensions, ...outputs].map(({ name }) => name), ...rows.map((row) => row.concat(results))]
}

/** Where the limits of what steps work out are not known: ages, mostly. */
const usualLimits = [0, 100] as const

function valuesOf(dimension: Dimension, data: KnownData | undefined): string[] {
  if (data?.kind === 'choice') return [...data.options]
  if (dimension.kind !== 'range') return ['*']
  const isLimited = data?.kind === 'number' && Number(data.max) < unlimited
  const [min, max] = isLimited ? [Number(data.min), Number(data.max)] : usualLimits
  return bandsOf(min, max).map((band) => conditionText(band, dimension))
}

const unlimited = 1_000_000_000
const mostBands = 10
const widths = [1, 2, 5, 10, 20, 50, 100, 1000, 10_000, 100_000]

/** Round bands from the least on, the last one open. */
function bandsOf(min: number, max: number): [string, string | null][] {
  const width = widths.find((each) => (max - min) / each <= mostBands) ?? max - min
  const starts = [min]
  for (let start = (Math.floor(min / width) + 1) * width; start < max; start += width) starts.push(start)
  return starts.map((start, at) => {
    const next = starts[at + 1]
    return [String(start), next === undefined ? null : String(next)]
  })
}
