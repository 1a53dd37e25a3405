import { checkTable } from '@coverwright/domain/build/pricing-table/check-table'
import { convert } from '@coverwright/domain/build/pricing-table/convert'
import { identify } from '@coverwright/domain/build/pricing-table/identify'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { Sheet, SheetCell } from '@coverwright/domain/build/pricing-table/sheet'
import { sheetLimits } from '../../apps/server/src/adapters/spreadsheets/limits.ts'
import { readWorkbook } from '../../apps/server/src/adapters/spreadsheets/read-workbook.ts'
import { writeXlsx } from '../../apps/server/src/adapters/spreadsheets/write-xlsx.ts'
import { report } from '../result.ts'
import { milliseconds } from './measure.ts'

const known: KnownData[] = [
  { kind: 'text', name: 'breed' },
  { kind: 'text', name: 'area' },
  { kind: 'number', name: 'age', decimals: 0, min: '0', max: '30' },
]

/** 100 breeds, 50 areas, 20 bands of age: 100,000 rows, as a person would keep them in Excel. */
function aSheetOfRates(breeds = 100): Sheet {
  const rows: SheetCell[][] = [['Breed', 'Area', 'Age', 'Base premium', 'Load factor']]
  for (let breed = 0; breed < breeds; breed++)
    for (let area = 0; area < 50; area++)
      for (let age = 0; age < 20; age++)
        rows.push([
          `Breed ${breed}`,
          `Area ${area}`,
          `${age}-<${age + 1}`,
          { number: `${100 + breed + area}.${10 + age}` },
          { number: `1.${10 + ((breed + area + age) % 80)}` },
        ])
  return { name: 'Rates', rows, merges: [] }
}

const sheet = aSheetOfRates()
const content = writeXlsx([sheet])
const [read = sheet] = readWorkbook(content, 'rates.xlsx', sheetLimits)
const found = identify(read, known)
if (found.is === 'failed') throw new Error(found.reasons.join(' '))
const { mapping } = found.identified
const made = convert(read, mapping, known, { cells: {}, skipped: [] })
if (made.rows.length !== 100_000 || made.errors > 0) throw new Error('The sheet was not converted as a whole')
const shape = {
  hitPolicy: mapping.hitPolicy,
  beyond: mapping.beyond,
  dimensions: made.dimensions,
  outputs: made.outputs,
}

report({
  name: 'rating/read a workbook of 100k rows',
  unit: 'CPU-ms',
  ours: milliseconds(() => void readWorkbook(content, 'rates.xlsx', sheetLimits), 3),
  limit: 3700,
  goal: { atMost: 1 },
})
report({
  name: 'rating/identify and convert 100k rows',
  unit: 'CPU-ms',
  ours: milliseconds(() => {
    identify(read, known)
    convert(read, mapping, known, { cells: {}, skipped: [] })
  }, 3),
  limit: 2000,
  goal: { atMost: 1 },
})
const most = aSheetOfRates(250)
const mostMapped = identify(most, known)
if (mostMapped.is === 'failed') throw new Error(mostMapped.reasons.join(' '))
report({
  name: 'rating/identify and convert 250k rows, the most there may be',
  unit: 'CPU-ms',
  ours: milliseconds(() => {
    identify(most, known)
    convert(most, mostMapped.identified.mapping, known, { cells: {}, skipped: [] })
  }, 3),
  limit: 6000,
  goal: { atMost: 1 },
})
report({
  name: 'rating/check a table of 100k rows before it is activated',
  unit: 'CPU-ms',
  ours: milliseconds(() => void checkTable({ shape, rows: made.rows, known }), 5),
  limit: 500,
  goal: { atMost: 1 },
})
