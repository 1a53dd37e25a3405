import { aSheet, n } from './cells.ts'
import { all, type Case, fields } from './corpus-case.ts'

const keyed = (heading: string, ...cells: readonly string[]) =>
  aSheet('Rates', [[heading, 'Rate'], ...cells.map((cell, at) => [cell, n(`1.${at + 1}`)])])

const ages = (...cells: readonly string[]) => keyed('Age', '17', '20', '21', ...cells)

/** Free texts that say more than one value, each once alone among plain ones. */
const conditions = [
  'AB1 and AB2',
  'North & South',
  'AB1+AB2',
  'any of AB1, AB2',
  'either AB1 or AB2',
  'AB1; AB2',
  'other than North',
  'everything but North',
  'all except North',
  'anything other than North',
  'AB?',
  'AB[1-9]',
  'AB*1',
  '>AB1',
  '>=AB1',
  'from AB1',
  'AB1+',
  'AB1 or above',
  'AB1 onwards',
  'between AB1 and AB9',
  'A-F',
  '10-19',
  '>=18 and <25',
  '65+',
]

const listed = new Set(['AB1 and AB2', 'North & South', 'AB1+AB2', 'any of AB1, AB2', 'either AB1 or AB2', 'AB1; AB2'])

/** Several values in a cell of keys, and what only looks like it. */
export const listCases: readonly Case[] = [
  {
    name: 'two whole numbers are no number with decimals',
    sheet: ages('18,19'),
    known: all,
    expect: { asks: [], rowCount: 3, problems: ['Rates!A5 decimal-comma → 18; 19'] },
  },
  {
    name: 'two small whole numbers are no number with a decimal, whatever the sheet writes',
    sheet: aSheet('Rates', [
      ['Claims', 'Rate'],
      ['0', '1,05'],
      ['1,2', '1,15'],
      ['3,4,5', '1,25'],
      ['6', '1,35'],
    ]),
    known: all,
    expect: { asks: [], rowCount: 2, problems: ['Rates!A3 decimal-comma → 1; 2', 'Rates!A4 decimal-comma → 3; 4; 5'] },
  },
  {
    name: 'amounts with commas are no thousands where no answer is so large',
    sheet: keyed('Excess', '50', '100,150', '200,250,300', '400'),
    known: all,
    expect: { rowCount: 2, problems: ['Rates!A3 decimal-comma → 100; 150', 'Rates!A4 decimal-comma → 200; 250; 300'] },
  },
  {
    name: 'thousands of an answer that may be as large are thousands',
    sheet: keyed('Vehicle value', '1,000', '2,000', '3,000'),
    known: all,
    answer: (mapping) => ({ ...mapping, decimalMark: 'point' }),
    expect: { asks: ['decimalMark'], rowCount: 3 },
  },
  {
    name: 'a number beside a band is no end with decimals',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      ['18,19-25', '1,05'],
      ['26-29,30', '1,15'],
      ['31-65', '1,25'],
    ]),
    known: all,
    answer: fields({ 0: { upperEnd: 'included' } }),
    expect: { rowCount: 1, problems: ['Rates!A2 decimal-comma → 18; 19-25', 'Rates!A3 decimal-comma → 26-29; 30'] },
  },
  {
    name: 'an end just below the next band keeps its decimals',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      ['0-4,99', '1,05'],
      ['5-9,99', '1,15'],
    ]),
    known: all,
    answer: fields({ 0: { upperEnd: 'included' } }),
    expect: {
      rows: [
        [[['0', '4.99']], ['1.05']],
        [[['5', '9.99']], ['1.15']],
      ],
    },
  },
  {
    name: 'a key finer than every answer is kept, and said',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      [17, 1.1],
      [n('18.5'), 1.2],
      [19, 1.3],
    ]),
    known: all,
    expect: { rowCount: 3, problems: ['Rates!A3 too-fine → null'] },
  },
  {
    name: 'a comma in a key that nobody has named yet leaves the mark open',
    sheet: aSheet('Rates', [
      ['Bonus class', 'Rate'],
      ['1,2', '1,234'],
      ['3-5', '1,345'],
      ['6+', '2,345'],
    ]),
    known: all,
    answer: (mapping) => ({
      ...fields({ 0: { name: 'claims', upperEnd: 'included' } })(mapping),
      decimalMark: 'point',
    }),
    expect: { asks: ['decimalMark'], rowCount: 2, problems: ['Rates!A2 decimal-comma → 1; 2'] },
  },
  ...conditions.map((text): Case => {
    const isList = listed.has(text)
    const parts = text.replace(/^(?:any of|either) /, '').split(/\s*[;,&+]\s*| and | or /)
    return {
      name: `${text} among free texts is asked about, ${isList ? 'understood' : 'refused'} when it is meant`,
      sheet: keyed('Area', 'AB7', text, 'AB8'),
      known: all,
      answer: fields({ 0: { expressions: 'meant' } }),
      expect: {
        asks: ['0:expressions'],
        problems: isList ? [] : ['Rates!A3 expression → null'],
        rows: [
          [['AB7'], ['1.1']],
          ...(isList ? parts.map((part): [string[], string[]] => [[part], ['1.2']]) : []),
          [['AB8'], ['1.3']],
        ],
      },
    }
  }),
  {
    name: 'names that look like conditions stay names by one answer',
    sheet: keyed('Area', 'Bed & Breakfast', 'Tyne and Wear', 'Unknown?', 'A+'),
    known: all,
    answer: fields({ 0: { expressions: 'written' } }),
    expect: {
      asks: ['0:expressions'],
      rows: [
        [['Bed & Breakfast'], ['1.1']],
        [['Tyne and Wear'], ['1.2']],
        [['Unknown?'], ['1.3']],
        [['A+'], ['1.4']],
      ],
    },
  },
  {
    name: 'plain names ask nothing',
    sheet: keyed('Area', 'Stratford-upon-Avon', 'Southend', 'St. Andrews', 'King’s Lynn', 'Orford (East)'),
    known: all,
    expect: { asks: [], rowCount: 5 },
  },
  {
    name: 'conditions within a list are no values',
    sheet: keyed('Area', 'AB1, not AB2', 'AB1-AB3, AB9', 'AB5, any', 'AB7'),
    known: all,
    answer: fields({ 0: { expressions: 'meant' } }),
    expect: {
      asks: ['0:expressions'],
      rowCount: 1,
      problems: ['Rates!A2 expression → null', 'Rates!A3 expression → null', 'Rates!A4 expression → null'],
    },
  },
  {
    name: 'from an answer of a choice on is refused',
    sheet: keyed('Plan', 'from Plus', 'Life?', 'Essential and Plus', 'any of Plus, Lifetime', 'all but Plus'),
    known: all,
    expect: {
      rowCount: 6,
      problems: ['Rates!A2 expression → null', 'Rates!A3 expression → null'],
    },
  },
]
