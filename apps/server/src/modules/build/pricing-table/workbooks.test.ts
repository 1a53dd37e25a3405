import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import { type Sheet, textOf } from '@coverwright/domain/build/pricing-table/sheet'
import { aSheet, day, fault, n } from '@coverwright/domain/build/pricing-table/test/cells'
import { corpus } from '@coverwright/domain/build/pricing-table/test/corpus'
import { expectedOf, outcomeOf } from '@coverwright/domain/build/pricing-table/test/outcome'
import { describe, expect, test } from 'vitest'
import { aCompound } from '../../../../test/an-xls.ts'
import { type SheetLimits, sheetLimits } from '../../../adapters/spreadsheets/limits.ts'
import { unpackSheet } from '../../../adapters/spreadsheets/pack-rows.ts'
import { writeXlsx, zipOf } from '../../../adapters/spreadsheets/write-xlsx.ts'
import { runTask } from './table-task.ts'

const read = (
  content: Buffer,
  known: readonly KnownData[] = [],
  limits: SheetLimits = sheetLimits,
  name = 'Rates.csv',
) => runTask('identify', { content, name, known, limits }, limits)

test.each(corpus)('as a workbook: $name', async (each) => {
  const { sheets, reasons } = await read(writeXlsx([each.sheet]), each.known)
  const sheet = sheets.map(({ content }) => unpackSheet(content))[0] ?? each.sheet
  // Whether the thread identifies as the domain does, and whether what was written is what was read.
  expect({ fails: reasons, ...outcomeOf({ ...each, sheet }) }).toMatchObject({ fails: [], ...expectedOf(each) })
})

const refusal = (content: Buffer, limits: Partial<SheetLimits> = {}) => read(content, [], { ...sheetLimits, ...limits })

const plainCells = (sheet: Sheet) => sheet.rows.map((row) => row.map((cell) => textOf(cell)))

const hidden = { sheet: true, rows: [], columns: [] }
const ratesOf = (name: string, count: number) =>
  aSheet(name, [['Area', 'Rate'], ...Array.from({ length: count }, (_none, at) => [`Area ${at}`, n(`1.${at + 1}`)])])

describe('files of other kinds', () => {
  const rows = [
    ['Area', 'Rate'],
    ['North, East', '1.2'],
    ['She said "no"', '1.3'],
  ]

  test.each([
    ['commas', 'Area,Rate\r\n"North, East",1.2\r\n"She said ""no""",1.3\r\n'],
    ['semicolons and a mark at the beginning', '\uFEFFArea;Rate\nNorth, East;1.2\n"She said ""no""";1.3'],
    ['tabs', 'Area\tRate\nNorth, East\t1.2\n"She said ""no"""\t1.3\n'],
    ['a named separator', 'sep=|\nArea|Rate\nNorth, East|1.2\nShe said "no"|1.3\n'],
  ])('a text with %s', async (_name, text) => {
    const { sheets } = await read(Buffer.from(text))
    expect(sheets.map(({ name, content }) => [name, plainCells(unpackSheet(content))])).toEqual([['Rates', rows]])
  })

  test('letters of Windows and of UTF-16', async () => {
    const windows = Buffer.from('Area,Rate\nZ\xfcrich \xa3,1\n', 'latin1')
    const wide = Buffer.from('\uFEFFArea,Rate\nZürich £,1\n', 'utf16le')
    for (const content of [windows, wide]) {
      const { sheets } = await read(content)
      expect(plainCells(unpackSheet(sheets[0]?.content ?? new Uint8Array()))[1]?.[0]).toBe('Zürich £')
    }
  })

  test.each([
    [
      'a workbook',
      writeXlsx([
        aSheet('Rates', [
          ['Area', 'Rate'],
          ['No\0rth', '1'],
        ]),
      ]),
    ],
    ['a text of UTF-16', Buffer.from('\uFEFFArea,Rate\nNo\0rth,1\n', 'utf16le')],
  ])('characters that cannot be kept, in %s, are said with their place', async (_name, content) => {
    await expect(refusal(content)).rejects.toThrow('Rates!A2 contains characters that cannot be kept.')
  })

  test('numbers are what the sheet shows, not what a double holds; dates, errors and truths are themselves', async () => {
    const sheet = aSheet('Rates', [
      ['A', 'B', 'C', 'D', 'E'],
      [n('1.1000000000000001'), n('1E-7'), day('2026-05-03', '3-May'), fault('#REF!'), { truth: true }],
      [n('-0.30000000000000004'), n('123456789012'), null, fault('formula'), '007'],
    ])
    const { sheets } = await read(writeXlsx([sheet]))
    expect(unpackSheet(sheets[0]?.content ?? new Uint8Array()).rows.slice(1)).toEqual([
      [
        { number: '1.1' },
        { number: '0.0000001' },
        { date: '2026-05-03', shown: '3-May' },
        { fault: '#REF!' },
        { truth: true },
      ],
      [{ number: '-0.3' }, { number: '123456789012' }, null, { fault: 'formula' }, '007'],
    ])
  })

  test('a workbook written by another program: shared strings, prefixes, no places', async () => {
    const content = zipOf([
      [
        'xl/workbook.xml',
        '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Rates &amp; co" sheetId="1" r:id="rId7"/></x:sheets></x:workbook>',
      ],
      [
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/one.xml"/></Relationships>',
      ],
      [
        'xl/sharedStrings.xml',
        '<sst><si><t>Area</t></si><si><r><t>No</t></r><r><t xml:space="preserve">rth</t></r><rPh><t>x</t></rPh></si></sst>',
      ],
      [
        'xl/worksheets/one.xml',
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="str"><x:v>Rate</x:v></x:c></x:row><x:row r="3"><x:c t="s"><x:v>1</x:v></x:c><x:c><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      ],
    ])
    const { sheets } = await read(content)
    expect(sheets[0]).toMatchObject({ name: 'Rates & co', rowCount: 3, columnCount: 2 })
    expect(plainCells(unpackSheet(sheets[0]?.content ?? new Uint8Array()))).toEqual([
      ['Area', 'Rate'],
      [],
      ['North', '2'],
    ])
  })

  test('of several sheets the one that is a table is taken', async () => {
    const sheets = [
      aSheet('Cover', [['Rates of 2026']]),
      aSheet('Small', [
        ['Area', 'Rate'],
        ['a', 1.5],
      ]),
      aSheet('Rates', [
        ['Area', 'Rate'],
        ['a', 1.5],
        ['b', 1.2],
        ['c', 1.1],
      ]),
    ]
    const { identified, sheets: found } = await read(writeXlsx(sheets))
    expect([identified?.mapping.sheet, found.length]).toEqual(['Rates', 3])
  })

  test('a sheet that the workbook hides is passed over, and said', async () => {
    const { identified, sheets } = await read(writeXlsx([{ ...ratesOf('Old rates', 9), hidden }, ratesOf('Rates', 3)]))
    expect(identified?.mapping.sheet).toBe('Rates')
    expect(identified?.notes).toEqual([
      'Hidden in the workbook, and not looked into unless you choose it: “Old rates”.',
    ])
    // It can still be chosen.
    expect(sheets.map(({ name }) => name)).toEqual(['Old rates', 'Rates'])
  })

  test('a hidden sheet is taken where no other shows a table, and said to be hidden', async () => {
    const { identified } = await read(
      writeXlsx([aSheet('Cover', [['Rates of 2026']]), { ...ratesOf('Rates', 3), hidden }]),
    )
    expect([identified?.mapping.sheet, identified?.notes]).toEqual([
      'Rates',
      ['The sheet “Rates” is hidden in the workbook.'],
    ])
  })

  test('rows and columns that the workbook hides come with their sheet', async () => {
    const sheet = { ...ratesOf('Rates', 4), hidden: { sheet: false, rows: [2], columns: [] } }
    const { identified } = await read(writeXlsx([sheet]))
    expect(identified?.questions.map(({ about }) => about)).toContain('hiddenRows')
    expect(identified?.notes).toEqual(['Row 3 of the sheet is hidden in the workbook.'])
  })
})

const many = () =>
  Buffer.from(`A,B,C,Rate\n${Array.from({ length: 60_000 }, (_none, at) => `name ${at},${at},${at},${at}`).join('\n')}`)

describe('bad input', () => {
  const whole = writeXlsx([
    aSheet('Rates', [
      ['Area', 'Rate'],
      ['North', 1.2],
    ]),
  ])

  test.each([
    [
      'macros',
      zipOf([
        ['xl/workbook.xml', '<workbook/>'],
        ['xl/vbaProject.bin', 'x'],
      ]),
      'The workbook holds macros. Save it as .xlsx, without macros, and upload that.',
    ],
    [
      'a binary workbook',
      zipOf([['xl/workbook.bin', 'x']]),
      'This is a binary workbook (.xlsb). Save it as .xlsx and upload that.',
    ],
    [
      'half of a file of 2003',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]),
      'The file is damaged: it ends in the middle, or is not a workbook at all.',
    ],
    [
      'a password',
      aCompound({ EncryptedPackage: Buffer.alloc(8) }),
      'The workbook is protected by a password. Save it without one.',
    ],
    [
      'an archive of something else',
      zipOf([['word/document.xml', '<w/>']]),
      'The file is an archive, but no workbook of Excel.',
    ],
    [
      'half a file',
      whole.subarray(0, whole.length / 2),
      'The file is damaged: it ends in the middle, or is not a workbook at all.',
    ],
    [
      'declarations',
      zipOf([['xl/workbook.xml', '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>']]),
      'The workbook holds declarations that no spreadsheet writes.',
    ],
    [
      'no sheets',
      zipOf([['xl/workbook.xml', '<workbook><sheets/></workbook>']]),
      'The workbook has no sheet with cells.',
    ],
  ])('%s', async (_name, content, reason) => {
    await expect(refusal(content)).rejects.toThrow(reason)
  })

  test('bytes that were turned round are noticed', async () => {
    const damaged = Buffer.from(whole)
    const sheet = damaged.indexOf('xl/worksheets/sheet1.xml')
    damaged.writeUInt8(damaged.readUInt8(sheet + 200) ^ 1, sheet + 200)
    await expect(refusal(damaged)).rejects.toThrow('damaged')
  })

  test('a wrong type under a right name: a picture called Rates.xlsx', async () => {
    await expect(refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).rejects.toThrow(
      'neither a workbook nor a text',
    )
  })

  test('300 columns are the most', async () => {
    const wide = aSheet('Rates', [Array.from({ length: 301 }, (_none, at) => `c${at}`), ['x']])
    await expect(refusal(writeXlsx([wide]))).rejects.toThrow(
      'The sheet “Rates” is wider than 300 columns: the first cell too far is Rates!KO1.',
    )
  })

  test('a million rows are stopped at the row that is too many', async () => {
    const xml = `<worksheet><sheetData>${Array.from({ length: 1_000_000 }, (_none, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join('')}</sheetData></worksheet>`
    const content = zipOf([
      ['xl/workbook.xml', '<workbook><sheets><sheet name="Rates" r:id="rId1"/></sheets></workbook>'],
      [
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ],
      ['xl/worksheets/sheet1.xml', xml],
    ])
    await expect(refusal(content)).rejects.toThrow(
      'The sheet “Rates” goes on below Rates!A250000: 250,000 rows are the most.',
    )
    await expect(refusal(Buffer.from(`Area,Rate\n${'a,1\n'.repeat(300_000)}`))).rejects.toThrow(
      'more than 250,000 rows: Rates!A250001 is the first too many.',
    )
  })

  test('too many cells', async () => {
    const sheet = aSheet(
      'Rates',
      Array.from({ length: 200 }, () => Array.from({ length: 10 }, () => 1)),
    )
    await expect(refusal(writeXlsx([sheet]), { cells: 1999 })).rejects.toThrow(
      'more than 1,999 cells: the first too many is Rates!J200.',
    )
  })

  test('an archive that unpacks to far more than it says is stopped while it unpacks', async () => {
    const bomb = zipOf([['xl/workbook.xml', Buffer.alloc(400 * 1024 * 1024)]])
    // The directory claims a byte: it is not believed.
    const at = bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1')
    bomb.writeUInt32LE(1, at + 24)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    await expect(refusal(bomb)).rejects.toThrow('The workbook unpacks to more than 300 MB.')
  })

  test('the thread has so much memory and no more, and the next file is read by another', async () => {
    await expect(refusal(many(), { memoryMegabytes: 24 })).rejects.toThrow('more memory than a file may')
    expect((await read(whole)).sheets).toHaveLength(1)
  })

  test('the thread has so much time and no more', async () => {
    // Of a small file a thread that is warm may be done by then.
    await expect(refusal(many(), { milliseconds: 1, memoryMegabytes: 400 })).rejects.toThrow(
      'took longer than 1 seconds',
    )
    expect((await read(whole)).sheets).toHaveLength(1)
  })
})
