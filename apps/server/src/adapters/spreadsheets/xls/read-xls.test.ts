import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hiddenIn, type Sheet, textOf } from '@coverwright/domain/build/pricing-table/sheet'
import { corpus } from '@coverwright/domain/build/pricing-table/test/corpus'
import { expectedOf, outcomeOf } from '@coverwright/domain/build/pricing-table/test/outcome'
import { expect, test } from 'vitest'
import {
  aCompound,
  aFormula,
  aLabel,
  aNumber,
  anXls,
  begin,
  bookOf,
  double,
  end,
  record,
  shorts,
} from '../../../../test/an-xls.ts'
import { sheetLimits } from '../limits.ts'
import { hasPictures, readWorkbook } from '../read-workbook.ts'

const folder = join(import.meta.dirname, '../../../../test/workbooks')
const saved = (name: string) => readFileSync(join(folder, name))
const read = (content: Buffer, limits = sheetLimits) => readWorkbook(content, 'Rates.xls', limits)
const cells = (content: Buffer) => read(content)[0]?.rows

test.each(['corpus-1', 'corpus-2', 'corpus-3', 'formats', 'formats-1904'])(
  'the sheets of %s are the same in both kinds of workbook',
  (name) => {
    const sheets = read(saved(`${name}.xls`))
    expect(sheets.flatMap(({ rows }) => rows.flat()).length).toBeGreaterThan(100)
    expect(sheets).toEqual(read(saved(`${name}.xlsx`)))
  },
)

test('what is seen and what is not, and texts as they were written', () => {
  const [numbers, others, hidden, hides, merged, white, green] = read(saved('formats.xls'))
  expect(numbers?.rows[11]?.slice(8, 12)).toEqual([
    { number: '46145', as: '£', shown: 2 },
    { number: '46145', as: '€', shown: 2 },
    { number: '46145', as: 'kr', shown: 2 },
    { date: '2026-05-03', shown: '3-May-26' },
  ])
  expect(others?.rows.slice(0, 11).flat()).toEqual([
    'Area',
    '007',
    ' spaces ',
    'Zürich £',
    '東京 café',
    '😀 faces',
    '<b> & "quoted"',
    'two\nlines',
    '_x0041_',
    '=A1',
    'x'.repeat(300),
  ])
  expect(others?.rows.slice(11, 13)).toEqual([['ж'.repeat(9000)], ['long '.repeat(4000)]])
  expect(others?.rows.slice(19)).toEqual([
    [
      { truth: true },
      { truth: false },
      ...['#N/A', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#NULL!'].map((fault) => ({ fault })),
    ],
    ['North is rich'],
    [
      { number: '2' },
      'North',
      null,
      { truth: true },
      { fault: '#DIV/0!' },
      { number: '0.125', as: '%', isRounded: true },
    ],
  ])
  expect([hidden, hides].map((sheet) => sheet && hiddenIn(sheet))).toEqual([
    { sheet: true, rows: [], columns: [] },
    { sheet: false, rows: [1], columns: [1, 2] },
  ])
  expect(merged?.merges).toHaveLength(2)
  expect([white?.unseen, green?.unseen]).toEqual(['White!B1', 'Green!B1'])
  expect(read(saved('formats-1904.xls'))[0]?.rows[11]?.[11]).toEqual({ date: '2030-05-04', shown: '4-May-30' })
})

const books = ['corpus-1', 'corpus-2', 'corpus-3'].map((name) => read(saved(`${name}.xls`)))
/** LibreOffice works a formula out that was saved without its result; such are written by hand below. */
const isWorkedOut = ({ sheet }: (typeof corpus)[number]) =>
  !sheet.rows
    .flat()
    .some((cell) => cell !== null && typeof cell === 'object' && 'fault' in cell && cell.fault === 'formula')
const cases = corpus.map((each, number) => Object.assign({ number }, each)).filter(isWorkedOut)

test.each(cases)('from an .xls: $name', ({ number, ...each }) => {
  const sheet = books[Math.floor(number / 40)]?.[number % 40]
  if (!sheet) throw new Error('Make the workbooks again: a case is not in them')
  expect(outcomeOf({ ...each, sheet: { ...sheet, name: each.sheet.name } })).toMatchObject(expectedOf(each))
})

const short = (bits: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(bits)
  return bytes
}

test('numbers in four bytes, alone and in a row', () => {
  const half = double(1.5).readInt32LE(4)
  const numbers = [short((12 << 2) | 2), short((-1234 << 2) | 3), short(half), short(half | 1)]
  const row = record(0x00bd, shorts(1, 0), ...numbers.map((each) => Buffer.concat([shorts(0), each])), shorts(3))
  const sheet = [...numbers.map((each, at) => record(0x027e, shorts(0, at, 0), each)), row]
  const expected = ['12', '-12.34', '1.5', '0.015'].map((number) => ({ number }))
  expect(cells(anXls({ sheet }))).toEqual([expected, expected])
})

test('texts with sounds and signs of what is bold, cut anywhere, are what they say', () => {
  const spoken = Buffer.concat(
    [shorts(3), [0x0c], shorts(1), [2, 0, 0, 0], Buffer.from('Abc'), Buffer.alloc(4), Buffer.alloc(2)].map((each) =>
      Buffer.from(each),
    ),
  )
  const strings = Buffer.concat([
    shorts(2, 0, 2, 0),
    spoken,
    shorts(4),
    Buffer.from([1]),
    Buffer.from('東京', 'utf16le'),
  ])
  const rest = Buffer.concat([[0], Buffer.from('ab')].map((each) => Buffer.from(each)))
  const style = record(0x00e0, Buffer.alloc(20))
  const globals = [style, record(0x00fc, strings), record(0x003c, rest)]
  const sheet = [0, 1].map((nth) => record(0x00fd, shorts(nth, 0, 0, nth, 0)))
  expect(cells(anXls({ globals, sheet }))).toEqual([['Abc'], ['東京ab']])
  // One that is not there is no empty cell.
  expect(() => read(anXls({ globals, sheet: [record(0x00fd, shorts(0, 0, 0, 2, 0))] }))).toThrow('damaged')
})

test('a formula that nobody worked out is an error, not nought and not nothing', () => {
  const nothing = Buffer.from([3, 0, 0, 0, 0, 0, 0xff, 0xff])
  const unknown = { fault: 'formula' }
  expect(cells(anXls({ sheet: [aFormula(0, 0, double(0)), aFormula(0, 1, nothing)] }))).toEqual([[unknown, unknown]])
  expect(cells(anXls({ sheet: [record(0x005e, shorts(0)), aFormula(0, 0, double(2))] }))).toEqual([[unknown]])
  const worked = [aFormula(0, 0, double(0)), aFormula(0, 1, nothing), aFormula(0, 2, double(1.5))]
  expect(cells(anXls({ sheet: worked }))).toEqual([[{ number: '0' }, null, { number: '1.5' }]])
  const awaited = Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff])
  expect(cells(anXls({ sheet: [aFormula(0, 0, awaited), aNumber(0, 1, 2)] }))).toEqual([[unknown, { number: '2' }]])
})

test('charts, pictures and other workbooks within it are noticed, and none of their cells is taken for one of its own', () => {
  const chart = [begin(0x0020), aNumber(0, 0, 99), end]
  const plain = anXls({ sheet: [aNumber(0, 0, 1)] })
  const charted = anXls({ sheet: [...chart, aNumber(0, 0, 1)] })
  const holding = aCompound({
    Workbook: bookOf({ sheet: [aNumber(0, 0, 1)] }),
    'Inside/Workbook': bookOf({ sheet: [aNumber(0, 0, 99)] }),
  })
  const note = record(0x005d, shorts(0x15, 18, 0x19))
  const picture = record(0x005d, shorts(0x15, 18, 8))
  for (const content of [plain, charted, holding]) expect(cells(content)).toEqual([[{ number: '1' }]])
  expect(
    [plain, charted, holding, anXls({ sheet: [note] }), anXls({ sheet: [picture] })].map((content) =>
      hasPictures(content, sheetLimits),
    ),
  ).toEqual([false, true, true, false, true])
})

test('rows that are hidden because the sheet says so of every row', () => {
  const [sheet] = read(
    anXls({
      sheet: [
        record(0x0225, shorts(2, 0)),
        aLabel(0, 0, 'seen'),
        aLabel(1, 0, 'unseen'),
        record(0x0208, shorts(0, 0, 1, 0, 0, 0, 0, 0)),
      ],
    }),
  )
  expect(sheet?.hidden).toEqual({ sheet: false, rows: [1], columns: [] })
})

test.each<[string, Buffer, string]>([
  ['a password', anXls({ globals: [record(0x002f, Buffer.alloc(54))] }), 'protected by a password'],
  [
    'a password of Excel 2007',
    aCompound({ EncryptionInfo: Buffer.alloc(8), EncryptedPackage: Buffer.alloc(8) }),
    'protected by a password',
  ],
  ['macros', aCompound({ Workbook: bookOf({}), _VBA_PROJECT_CUR: Buffer.alloc(8) }), 'holds macros'],
  ['a sheet of macros', anXls({ kind: 1 }), 'holds macros'],
  ['Excel 95', anXls({ version: 0x0500 }), 'Excel 95 or older'],
  ['Excel 5', aCompound({ Book: bookOf({ version: 0x0500 }) }), 'Excel 95 or older'],
  ['cells of Excel 4', anXls({ sheet: [record(0x0003, Buffer.alloc(15))] }), 'Excel 95 or older'],
  ['a letter', aCompound({ WordDocument: Buffer.alloc(8) }), 'no workbook of Excel'],
  ['nothing', aCompound({}), 'no workbook of Excel'],
  ['another style than there are', anXls({ sheet: [record(0x0203, shorts(0, 0, 7), double(1))] }), 'damaged'],
  ['a cell cut off', anXls({ sheet: [record(0x0203, shorts(0, 0, 0))] }), 'damaged'],
  [
    'four thousand million texts',
    anXls({ globals: [record(0x00fc, Buffer.alloc(8, 0xff))], sheet: [record(0x00fd, shorts(0, 0, 0, 0, 0))] }),
    'damaged',
  ],
  ['a text of more than there is', anXls({ globals: [record(0x00fc, shorts(1, 0, 1, 0, 0xffff), [0])] }), 'damaged'],
  ['a sheet where there is none', aCompound({ Workbook: bookOf({}).subarray(0, -30) }), 'damaged'],
  ['a page for browsers', Buffer.from('\uFEFF<html><table><tr><td>1</td></tr></table></html>'), 'a page for browsers'],
])('refused with what it is: %s', (_name, content, why) => {
  expect(() => read(content)).toThrow(why)
})

test('a chain of sectors that comes back to itself is refused', () => {
  const whole = anXls({ sheet: Array.from({ length: 2000 }, (_none, at) => aNumber(at, 0, at)) })
  const fat = (whole.readUInt32LE(76) + 1) * 512
  for (const [from, to] of [
    [0, 0],
    [5, 3],
    [0, 0xfffffffd],
    [3, 9_999_999],
  ] as const) {
    const looped = Buffer.from(whole)
    looped.writeUInt32LE(to, fat + from * 4)
    expect(() => read(looped)).toThrow('damaged')
  }
})

test('cut off anywhere it is refused, or is all there', () => {
  for (const name of ['formats.xls', 'corpus-1.xls']) {
    const whole = saved(name)
    const all = read(whole)
    const lengths = Array.from({ length: Math.floor(whole.length / 512) }, (_none, at) => (at + 1) * 512 - 1)
    const outcomes = lengths.map((length) => outcomeOfReading(whole.subarray(0, length)))
    expect(outcomes.length).toBeGreaterThan(50)
    const kept = outcomes.filter((outcome) => typeof outcome !== 'string')
    expect(kept).toEqual(kept.map(() => all))
  }
})

test('whatever byte is turned, it is read or refused in words', () => {
  const whole = saved('corpus-3.xls')
  for (let at = 0; at < whole.length; at += 97) {
    const turned = Buffer.from(whole)
    turned.writeUInt8(turned.readUInt8(at) ^ (1 << (at % 8)), at)
    expect(outcomeOfReading(turned)).toBeTruthy()
  }
})

/** Anything but a refusal in words fails. */
function outcomeOfReading(content: Buffer): Sheet[] | string {
  try {
    return read(content)
  } catch (error) {
    if (error instanceof Error && error.name === 'TaskRefused') return error.message
    throw error
  }
}

test('by content, not by name', () => {
  expect(readWorkbook(saved('formats.xls'), 'formats.xlsx', sheetLimits)).toEqual(
    readWorkbook(saved('formats.xlsx'), 'formats.xls', sheetLimits),
  )
  expect(readWorkbook(Buffer.from('Area,Rate\nNorth,1.5\n'), 'Rates.xls', sheetLimits)[0]?.rows).toEqual([
    ['Area', 'Rate'],
    ['North', '1.5'],
  ])
})

test('the limits are those of other workbooks', () => {
  const sheet = Array.from({ length: 200 }, (_none, at) =>
    Array.from({ length: 10 }, (_each, column) => aNumber(at, column, 1)),
  ).flat()
  expect(() => read(anXls({ sheet }), { ...sheetLimits, cells: 1999 })).toThrow(
    'more than 1,999 cells: the first too many is Rates!J200.',
  )
  expect(() => read(anXls({ sheet: [aLabel(0, 0, 'No\0rth')] }))).toThrow(
    'Rates!A1 contains characters that cannot be kept.',
  )
})

test('ten megabytes are read', () => {
  const sheet = Array.from({ length: 50_000 }, (_none, row) =>
    Buffer.concat(Array.from({ length: 12 }, (_each, column) => aNumber(row, column, row + column / 8))),
  )
  const content = anXls({ sheet })
  expect(content.length).toBeGreaterThan(10_000_000)
  const [{ rows } = { rows: [] }] = read(content)
  expect([rows.length, rows.at(-1)?.map(textOf)]).toEqual([
    50_000,
    Array.from({ length: 12 }, (_none, column) => String(49_999 + column / 8)),
  ])
})
