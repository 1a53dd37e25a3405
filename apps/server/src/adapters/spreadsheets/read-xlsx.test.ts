import { expect, test } from 'vitest'
import { sheetLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { zipOf } from './write-xlsx.ts'

/** A workbook with one cell, as the file says it. */
function aBook({ cell, format = 0 }: { readonly cell: string; readonly format?: number }): Buffer {
  return zipOf([
    [
      'xl/workbook.xml',
      '<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="Rates" sheetId="1" r:id="r1"/></sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="worksheets/one.xml"/></Relationships>',
    ],
    ['xl/sharedStrings.xml', '<sst><si><t>North</t></si><si><t></t></si></sst>'],
    ['xl/styles.xml', `<styleSheet><cellXfs><xf/><xf numFmtId="${format}"/></cellXfs></styleSheet>`],
    ['xl/worksheets/one.xml', `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`],
  ])
}
const read = (book: Parameters<typeof aBook>[0]) =>
  readWorkbook(aBook(book), 'Rates.xlsx', sheetLimits)[0]?.rows[0]?.[0] ?? null

const shared = (nth: string) => `<c r="A1" t="s"><v>${nth}</v></c>`

test('a shared text that is not there is no empty cell', () => {
  expect([read({ cell: shared('0') }), read({ cell: shared('1') })]).toEqual(['North', null])
  for (const nth of ['2', '-1', 'x']) expect(() => read({ cell: shared(nth) })).toThrow('The file is damaged')
})

test.each([27, 31, 36, 50, 57, 58])('a day in the built-in format %i of East Asia is a day', (format) => {
  const cell = '<c r="A1" s="1"><v>46145</v></c>'
  expect(read({ cell, format })).toEqual({ date: '2026-05-03', shown: '2026-05-03' })
})
