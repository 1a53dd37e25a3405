import { aSheet } from './cells.ts'
import { all, type Case, fields } from './corpus-case.ts'

const named = fields({ 0: { name: 'area', role: 'dimension' }, 1: { name: 'rate', role: 'output' } })

/** A heading in words that nothing here knows, and a first row whose rate cannot be read. */
const foreign = [
  ['Gebiet', 'Satz', 'etwa eins'],
  ['Région', 'Taux', 'environ un'],
  ['พื้นที่', 'อัตรา', 'ประมาณหนึ่ง'],
  ['地區', '費率', '大約一'],
] as const

/** What the words above a table are. */
export const headingCases: readonly Case[] = [
  ...foreign.map(
    ([area, rate, unreadable]): Case => ({
      name: `a first row whose rate cannot be read is no heading under ${area} and ${rate}`,
      sheet: aSheet('Rates', [
        [area, rate],
        ['Nord', unreadable],
        ['Süd', 1.2],
        ['Ost', 1.3],
      ]),
      known: all,
      answer: named,
      expect: { asks: [], rowCount: 2, problems: ['Rates!B2 not-a-number → null'] },
    }),
  ),
  {
    name: 'a row that groups columns above the headings is none of them',
    sheet: aSheet('Rates', [
      ['Fahrzeug', 'Fahrzeug', 'Satz'],
      ['Area', 'Claims', 'Rate'],
      ['North', 0, 1.2],
      ['South', 1, 1.3],
    ]),
    known: all,
    expect: { rowCount: 2 },
  },
  {
    name: 'headings in two languages, one under the other, are both headings',
    sheet: aSheet('Rates', [
      ['Gebiet', 'Satz'],
      ['Area', 'Rate'],
      ['North', 1.2],
      ['South', 1.3],
    ]),
    known: all,
    expect: { rowCount: 2 },
  },
  {
    name: 'a heading known by the words of a question is a heading',
    sheet: aSheet('Rates', [
      ['Region', 'Wert'],
      ['Postleitzahl', 'Satz'],
      ['North', 1.2],
      ['South', 1.3],
    ]),
    known: [{ kind: 'text', name: 'area', titles: ['Postleitzahl'] }],
    expect: { rowCount: 2 },
  },
  {
    name: 'a column headed Discount is a key where the product asks for it',
    sheet: aSheet('Rates', [
      ['Discount', 'Rate'],
      [0, 1.5],
      [5, 1.4],
      [10, 1.3],
    ]),
    known: [{ kind: 'number', name: 'discount', decimals: 0, min: '0', max: '100' }],
    expect: {
      asks: [],
      rows: [
        [['0'], ['1.5']],
        [['5'], ['1.4']],
        [['10'], ['1.3']],
      ],
    },
  },
  {
    name: 'two plans over one column of a matrix are both its plans',
    sheet: aSheet('Rates', [
      ['Age', 'Essential, Plus', 'Lifetime'],
      [0, 10.5, 15],
      [1, 11.5, 16],
    ]),
    known: all,
    expect: {
      asks: [],
      orientation: 'matrix',
      rows: [
        [['0', 'Essential'], ['10.5']],
        [['0', 'Plus'], ['10.5']],
        [['0', 'Lifetime'], ['15']],
        [['1', 'Essential'], ['11.5']],
        [['1', 'Plus'], ['11.5']],
        [['1', 'Lifetime'], ['16']],
      ],
    },
  },
  {
    name: 'all plans but one over a column of a matrix are the others',
    sheet: aSheet('Rates', [
      ['Age', 'Plus', 'not Plus'],
      [0, 10.5, 15],
      [1, 11.5, 16],
    ]),
    known: all,
    expect: { asks: [], orientation: 'matrix', rowCount: 6 },
  },
]
