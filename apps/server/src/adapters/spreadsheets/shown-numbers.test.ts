import { convert } from '@coverwright/domain/build/pricing-table/convert'
import { identify } from '@coverwright/domain/build/pricing-table/identify'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { SheetCell } from '@coverwright/domain/build/pricing-table/sheet'
import { fields } from '@coverwright/domain/build/pricing-table/test/corpus-case'
import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeXlsx } from './write-xlsx.ts'

const known: KnownData[] = [{ kind: 'text', name: 'area' }]

/** What a spreadsheet shows of the double in a cell that is wide enough: fifteen digits, none of them an exponent. */
// oxlint-disable-next-line oxc/number-arg-out-of-range -- a hundred are allowed, and all digits of the double are wanted
const shownOf = (value: number) => new Decimal(value.toPrecision(60)).toSignificantDigits(15).toFixed()

const aRate = fc.oneof(
  fc.double({ min: 0.000001, max: 100_000, noNaN: true }),
  fc.integer({ min: 1, max: 10_000_000 }).map((pence) => pence / 100),
  fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 })).map(([one, other]) => one / other),
)

/** Stored with all seventeen digits, as spreadsheets do. */
const stored = (value: number, as: string): SheetCell => ({ number: value.toPrecision(17), ...(as !== '' && { as }) })

test('whatever is taken in equals what the spreadsheet shows, is asked about or is refused; never anything else', () => {
  const check = fc.property(
    fc.array(aRate, { minLength: 2, maxLength: 8 }),
    fc.constantFrom('', '%', '£'),
    (rates, as) => {
      const rows: SheetCell[][] = [['Area', 'Rate'], ...rates.map((rate, at) => [`Area ${at}`, stored(rate, as)])]
      const [sheet] = readWorkbook(writeXlsx([{ name: 'Rates', rows, merges: [] }]), 'rates.xlsx', sheetLimits)
      if (!sheet) throw new Error('It is a workbook')
      const found = identify(sheet, known)
      if (found.is !== 'identified') throw new Error('It is a table')
      const { mapping, questions } = found.identified
      const isFine = rates.some((rate) => new Decimal(shownOf(rate)).decimalPlaces() > 10)
      expect(questions.map(({ about }) => about)).toEqual(isFine ? ['fine'] : [])
      const kept = fields({ 1: { fine: 'keep' } })(mapping)
      const made = convert(sheet, kept, known, { cells: {}, skipped: [] })
      const refused = new Set(made.problems.map(({ row }) => row - 1))
      const expected = rates.flatMap((rate, at) => (refused.has(at) ? [] : [shownOf(rate)]))
      expect(made.rows.map(({ results }) => new Decimal(results[0] ?? 'NaN').toFixed())).toEqual(expected)
      for (const { code } of made.problems) expect(['too-large', 'too-fine']).toContain(code)
      expect(isFine || made.problems.length === 0).toBe(true)
    },
  )
  fc.assert(check, { numRuns: 200 })
})
