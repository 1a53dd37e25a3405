import { hiddenIn, type SheetCell } from '../sheet.ts'
import { aSheet, n } from './cells.ts'
import { all, type Case, fields } from './corpus-case.ts'

const smoker = { kind: 'yes-no', name: 'smoker' } as const
const rates = (...rows: (readonly [string | number | null, SheetCell | number])[]) =>
  aSheet('Rates', [['Area', 'Rate'], ...rows])

/** What was once taken in as something else, without a word. */
export const awkwardCases: readonly Case[] = [
  {
    name: 'days in two columns are asked about',
    sheet: aSheet('Rates', [
      ['Inception from', 'Inception to', 'Rate'],
      ['01/02/2026', '05/02/2026', 1.1],
      ['06/02/2026', '09/02/2026', 1.2],
    ]),
    known: [{ kind: 'date', name: 'inception' }],
    answer: (mapping) => ({ ...mapping, dateOrder: 'month-first' }),
    expect: {
      asks: ['dateOrder'],
      rows: [
        [[['2026-01-02', '2026-05-02']], ['1.1']],
        [[['2026-06-02', '2026-09-02']], ['1.2']],
      ],
    },
  },
  {
    name: 'days in two columns settle their order themselves',
    sheet: aSheet('Rates', [
      ['Inception from', 'Inception to', 'Rate'],
      ['01/01/2026', '31/01/2026', 1.1],
      ['01/02/2026', '28/02/2026', 1.2],
    ]),
    known: [{ kind: 'date', name: 'inception' }],
    expect: {
      asks: [],
      rows: [
        [[['2026-01-01', '2026-01-31']], ['1.1']],
        [[['2026-02-01', '2026-02-28']], ['1.2']],
      ],
    },
  },
  {
    name: 'a first row without its rate is no heading',
    sheet: rates(['North', null], ['South', 1.2], ['East', 1.3]),
    known: all,
    expect: { problems: ['Rates!B2 blank-result → null'], rowCount: 2 },
  },
  {
    name: 'a first row whose rate cannot be read is no heading',
    sheet: rates(['North', 'about one'], ['South', 1.2], ['East', 1.3]),
    known: all,
    expect: { problems: ['Rates!B2 not-a-number → null'], rowCount: 2 },
  },
  {
    name: 'a last row without its rate is not left out',
    sheet: rates(['North', 1.1], ['South', 1.2], ['East', null]),
    known: all,
    expect: { problems: ['Rates!B4 blank-result → null'], rowCount: 2 },
  },
  {
    name: 'three decimals behind a comma keep them',
    sheet: rates(['North', '1,234'], ['South', '1,5'], ['East', '2']),
    known: all,
    expect: {
      asks: [],
      rows: [
        [['North'], ['1.234']],
        [['South'], ['1.5']],
        [['East'], ['2']],
      ],
    },
  },
  {
    name: 'three decimals behind a comma, answered so',
    sheet: rates(['North', '1,234'], ['South', '2,345']),
    known: all,
    answer: (mapping) => ({ ...mapping, decimalMark: 'comma' }),
    expect: {
      asks: ['decimalMark'],
      rows: [
        [['North'], ['1.234']],
        [['South'], ['2.345']],
      ],
    },
  },
  {
    name: 'a point among decimal commas groups',
    sheet: rates(['North', '1.115'], ['South', '1,5']),
    known: all,
    expect: {
      asks: [],
      rows: [
        [['North'], ['1115']],
        [['South'], ['1.5']],
      ],
    },
  },
  {
    name: 'a point before three digits is asked about where nothing tells',
    sheet: rates(['North', '1.115'], ['South', '2.500']),
    known: all,
    answer: (mapping) => ({ ...mapping, decimalMark: 'comma' }),
    expect: {
      asks: ['decimalMark'],
      rows: [
        [['North'], ['1115']],
        [['South'], ['2500']],
      ],
    },
  },
  {
    name: 'a percentage with the other mark is proposed as the same percentage',
    sheet: rates(['North', '12,5%'], ['South', '7.5%'], ['East', '8.25%']),
    known: all,
    answer: (mapping) => ({ ...mapping, decimalMark: 'point' }),
    expect: { asks: ['decimalMark'], problems: ['Rates!B2 decimal-comma → 12.5%'] },
  },
  {
    name: 'more than ten decimals are asked about, and kept',
    sheet: rates(['North', n('0.333333333333333')], ['South', 1.5]),
    known: all,
    answer: fields({ 1: { fine: 'keep' } }),
    expect: {
      asks: ['1:fine'],
      rows: [
        [['North'], ['0.333333333333333']],
        [['South'], ['1.5']],
      ],
    },
  },
  {
    name: 'more than ten decimals are rounded, all by one choice; a tiny rate is never nothing',
    sheet: rates(
      ['North', n('0.333333333333333')],
      ['South', n('0.666666666666667')],
      ['East', n('0.000000000000001')],
    ),
    known: all,
    answer: fields({ 1: { fine: 'round', decimals: 4 } }),
    expect: {
      asks: ['1:fine'],
      problems: ['Rates!B4 too-fine → null'],
      rows: [
        [['North'], ['0.3333']],
        [['South'], ['0.6667']],
      ],
    },
  },
  {
    name: 'lakhs, rupees, francs and powers of ten are numbers',
    sheet: aSheet('Rates', [
      ['Area', 'Premium', 'Rate'],
      ['North', '1,23,456', '1.2E-03'],
      ['South', '₹500', '2E-4'],
      ['East', 'CHF 12.50', '0.5'],
    ]),
    known: all,
    expect: {
      rows: [
        [['North'], ['123456', '0.0012']],
        [['South'], ['500', '0.0002']],
        [['East'], ['12.5', '0.5']],
      ],
      problems: ['Rates!B4 currency → null'],
    },
  },
  {
    name: 'prices that cannot be read are told, not taken for words',
    sheet: rates(['North', '500 quid'], ['South', '12 1/2']),
    known: all,
    expect: { problems: ['Rates!B2 not-a-number → null', 'Rates!B3 not-a-number → null'], rowCount: 0 },
  },
  {
    name: 'capitals and no-break spaces of a key are said',
    sheet: rates(['North', 1.1], ['north', 1.2], ['New\u00a0Town', 1.3], ['New Town', 1.4]),
    known: all,
    expect: {
      rowCount: 4,
      problems: ['Rates!A3 variant → North', 'Rates!A4 variant → New Town'],
    },
  },
  {
    name: 'both ends with their signs are a band',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      ['>=18 and <25', 1.1],
      ['25 <= age < 40', 1.2],
      ['<65 and >=40', 1.3],
    ]),
    known: all,
    expect: {
      asks: [],
      rows: [
        [[['18', '25']], ['1.1']],
        [[['25', '40']], ['1.2']],
        [[['40', '65']], ['1.3']],
      ],
    },
  },
  {
    name: 'lists, beginnings and negations of a choice are its answers',
    sheet: aSheet('Rates', [
      ['Plan', 'Rate'],
      ['Essential, Plus', 1.1],
      ['not Plus', 1.2],
      ['Life*', 1.3],
      ['<>Lifetime', 1.4],
    ]),
    known: all,
    expect: {
      rows: [
        [['Essential'], ['1.1']],
        [['Plus'], ['1.1']],
        [['Essential'], ['1.2']],
        [['Lifetime'], ['1.2']],
        [['Lifetime'], ['1.3']],
        [['Essential'], ['1.4']],
        [['Plus'], ['1.4']],
      ],
    },
  },
  {
    name: 'conditions among free texts are asked about, understood or refused',
    sheet: rates(['AB1, AB2', 1.1], ['AB3*', 1.2], ['not AB4', 1.3], ['AB5', 1.4]),
    known: all,
    answer: fields({ 0: { expressions: 'meant' } }),
    expect: {
      asks: ['0:expressions'],
      problems: ['Rates!A3 expression → null', 'Rates!A4 expression → null'],
      rows: [
        [['AB1'], ['1.1']],
        [['AB2'], ['1.1']],
        [['AB5'], ['1.4']],
      ],
    },
  },
  {
    name: 'several numbers in a cell are a row each',
    sheet: aSheet('Rates', [
      ['Claims', 'Rate'],
      [0, 1],
      [1, 1.05],
      ['2; 3', 1.1],
      ['4 or 5', 1.2],
      [6, 1.3],
      [7, 1.4],
      [8, 1.5],
      [9, 1.6],
      [10, 1.7],
      [11, 1.8],
    ]),
    known: all,
    expect: { rowCount: 12 },
  },
  {
    name: 'yes and no are a factor',
    sheet: aSheet('Rates', [
      ['Smoker', 'Rate'],
      ['Y', 1.5],
      [{ truth: false }, 1],
      ['any', 2],
    ]),
    known: [smoker],
    expect: {
      rows: [
        [['yes'], ['1.5']],
        [['no'], ['1']],
        [[null], ['2']],
      ],
    },
  },
  {
    name: 'hidden rows are asked about',
    sheet: { ...rates(['North', 1.1], ['South', 1.2]), hidden: { sheet: false, rows: [2], columns: [] } },
    known: all,
    answer: (mapping) => ({ ...mapping, hiddenRows: 'left-out' }),
    expect: { asks: ['hiddenRows'], rows: [[['North'], ['1.1']]] },
  },
  {
    name: 'hidden columns are ignored until they are chosen',
    sheet: {
      ...aSheet('Rates', [
        ['Area', 'Old rate', 'Rate'],
        ['North', 9.1, 1.1],
        ['South', 9.2, 1.2],
      ]),
      hidden: { ...hiddenIn({}), columns: [1] },
    },
    known: all,
    expect: {
      asks: [],
      rows: [
        [['North'], ['1.1']],
        [['South'], ['1.2']],
      ],
    },
  },
]
