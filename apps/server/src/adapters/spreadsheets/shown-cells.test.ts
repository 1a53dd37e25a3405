import { convert } from '@coverwright/domain/build/pricing-table/convert'
import { identify } from '@coverwright/domain/build/pricing-table/identify'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import type { SheetCell } from '@coverwright/domain/build/pricing-table/sheet'
import { isAnyWord } from '@coverwright/domain/build/pricing-table/words'
import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeXlsx, zipOf } from './write-xlsx.ts'

const known: KnownData[] = [
  { kind: 'text', name: 'area' },
  { kind: 'date', name: 'coverStart' },
]

const answers = { expressions: 'written', runs: 'written', otherWords: 'text', fine: 'keep' } as const

/** What a file of two columns comes to once what is asked is answered, as whoever made the file would. */
function takenIn(content: Buffer, fileName: string, settings: Partial<Mapping> = {}) {
  const [sheet] = readWorkbook(content, fileName, sheetLimits)
  if (!sheet) throw new Error('It has a sheet')
  const found = identify(sheet, known)
  if (found.is !== 'identified') throw new Error(found.reasons.join(' '))
  const { mapping, questions, notes } = found.identified
  const asked = Object.fromEntries(
    questions.flatMap(({ about }) => (about in settings ? [[about, settings[about as keyof Mapping]]] : [])),
  )
  const answered: Mapping = {
    ...mapping,
    ...asked,
    fields: mapping.fields.map((field) => Object.assign({}, field, answers)),
  }
  return { notes, questions, ...convert(sheet, answered, known, { cells: {}, skipped: [] }) }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const csvOf = (heading: string, rows: readonly (readonly [string, string])[]) =>
  Buffer.from([`${heading},Rate`, ...rows.map((cells) => cells.map(quoted).join(','))].join('\n'))
const xlsxOf = (heading: string, rows: readonly (readonly [SheetCell, SheetCell])[]) =>
  writeXlsx([{ name: 'Rates', rows: [[heading, 'Rate'], ...rows], merges: [] }])

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const days = fc.array(aDay, { minLength: 2, maxLength: 8 })

const keysOf = ({ rows }: { readonly rows: readonly { readonly when: readonly unknown[] }[] }) =>
  rows.map(({ when }) => when[0])

test('the days of a workbook are its days', () => {
  const check = fc.property(days, (wanted) => {
    const rows = wanted.map((date): [SheetCell, SheetCell] => [{ date, shown: date }, { number: '1.5' }])
    const made = takenIn(xlsxOf('Cover start', rows), 'rates.xlsx')
    expect(made.problems).toEqual([])
    expect(keysOf(made)).toEqual(wanted)
  })
  fc.assert(check, { numRuns: 100 })
})

const spellings = {
  'day-first': (date: string) => date.split('-').toReversed().join('/'),
  'month-first': (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
  iso: (date: string) => date,
}

test('days written as text are taken in as they were meant, or asked about', () => {
  const check = fc.property(days, fc.constantFrom('day-first', 'month-first', 'iso'), (wanted, spelling) => {
    const rows = wanted.map((date): [string, string] => [spellings[spelling](date), '1.5'])
    const made = takenIn(csvOf('Cover start', rows), 'rates.csv', {
      dateOrder: spelling === 'iso' ? 'day-first' : spelling,
    })
    expect(made.problems).toEqual([])
    expect(keysOf(made)).toEqual(wanted)
  })
  fc.assert(check, { numRuns: 200 })
})

/** Letters of any script, signs, digits and what looks like a condition; none that no cell may hold. */
const aText = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      '007',
      '1e5',
      '2024-25',
      'AB1-AB9',
      'Bed & Breakfast',
      'not A',
      '=A1',
      "'quoted'",
      '18-25',
      '3/5',
      'other',
    ),
  )
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  .filter((text) => text.trim() !== '' && !/[\u0000-\u001f\u007f]/.test(text))

test('texts are what the sheet shows, in a workbook and in a CSV file', () => {
  const check = fc.property(fc.array(aText, { minLength: 3, maxLength: 8 }), (texts) => {
    const rows = texts.map((text, at): [string, string] => [text, `1.${at + 1}`])
    const numbers = rows.map(([text, rate]): [SheetCell, SheetCell] => [text, { number: rate }])
    const wanted = texts.map((text) => (isAnyWord(text) ? null : text.trim()))
    for (const made of [takenIn(xlsxOf('Area', numbers), 'rates.xlsx'), takenIn(csvOf('Area', rows), 'rates.csv')]) {
      expect(made.problems.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(keysOf(made)).toEqual(wanted)
    }
  })
  fc.assert(check, { numRuns: 300 })
})

const aRate = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 5 }))
const spelt = {
  point: ([units, decimals]: readonly [number, number]) => (units / 10 ** decimals).toFixed(decimals),
  comma: (rate: readonly [number, number]) => spelt.point(rate).replace('.', ','),
  'point with groups': (rate: readonly [number, number]) =>
    spelt.point(rate).replace(/\B(?=(\d{3})+(?!\d)(?:\.|$))/g, ','),
  'comma with groups': (rate: readonly [number, number]) =>
    spelt['point with groups'](rate).replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')),
}

test('numbers of a CSV file are as they were meant, asked about or refused', () => {
  const check = fc.property(
    fc.array(aRate, { minLength: 2, maxLength: 8 }),
    fc.constantFrom('point', 'comma', 'point with groups', 'comma with groups'),
    (rates, spelling) => {
      const rows = rates.map((rate, at): [string, string] => [`Area ${at}`, spelt[spelling](rate)])
      const mark = spelling.startsWith('point') ? 'point' : 'comma'
      const made = takenIn(csvOf('Area', rows), 'rates.csv', { decimalMark: mark })
      const refused = new Set(made.problems.map(({ row }) => row - 1))
      const wanted = rates.flatMap((rate, at) => (refused.has(at) ? [] : [new Decimal(spelt.point(rate)).toFixed()]))
      expect(made.rows.map(({ results }) => new Decimal(results[0] ?? 'NaN').toFixed())).toEqual(wanted)
    },
  )
  fc.assert(check, { numRuns: 300 })
})

/** A workbook whose rates are formatted so; what is shown of them by that format, as decimals. */
function formatted(code: string, rates: readonly string[]): Buffer {
  const cells = rates.map(
    (rate, at) =>
      `<row r="${at + 2}"><c r="A${at + 2}" t="inlineStr"><is><t>Area ${at}</t></is></c><c r="B${at + 2}" s="1"><v>${rate}</v></c></row>`,
  )
  return zipOf([
    [
      'xl/workbook.xml',
      '<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="Rates" sheetId="1" r:id="r1"/></sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="worksheets/one.xml"/></Relationships>',
    ],
    [
      'xl/styles.xml',
      `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    ],
    [
      'xl/worksheets/one.xml',
      `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Area</t></is></c><c r="B1" t="inlineStr"><is><t>Rate</t></is></c></row>${cells.join('')}</sheetData></worksheet>`,
    ],
  ])
}

/** Decimals of the number itself that each format shows at most. */
const mostShown = {
  '0': 0,
  '0.00': 2,
  '#,##0': 0,
  '#,##0.0#': 2,
  '0%': 2,
  '0.0%': 3,
  '£#,##0.00': 2,
  General: 15,
} as const

test('cells that show fewer decimals than they hold are taken in as they are, and it is said', () => {
  const check = fc.property(
    fc.array(aRate.map(spelt.point), { minLength: 2, maxLength: 6 }),
    fc.constantFrom(...(Object.keys(mostShown) as (keyof typeof mostShown)[])),
    (rates, code) => {
      const made = takenIn(formatted(code, rates), 'rates.xlsx')
      expect(made.problems).toEqual([])
      expect(made.rows.map(({ results }) => new Decimal(results[0] ?? 'NaN').toFixed())).toEqual(
        rates.map((rate) => new Decimal(rate).toFixed()),
      )
      const isRounded = rates.some((rate) => new Decimal(rate).decimalPlaces() > mostShown[code])
      expect(made.notes.some((note) => note.startsWith('The workbook shows numbers of “Rate” rounded'))).toBe(isRounded)
    },
  )
  fc.assert(check, { numRuns: 200 })
})

test.each([
  ['[$-409]#,##0.00', { number: '1.5', shown: 2 }],
  ['[$$-409]#,##0.00', { number: '1.5', as: '$', shown: 2 }],
  ['[$-809]&quot;£&quot;0.0', { number: '1.5', as: '£', shown: 1 }],
  ['$0.0', { number: '1.5', as: '$', shown: 1 }],
])('a format with a country has the currency it shows: %s', (code, cell) => {
  expect(readWorkbook(formatted(code, ['1.5']), 'rates.xlsx', sheetLimits)[0]?.rows[1]?.[1]).toEqual(cell)
})
