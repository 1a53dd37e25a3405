import { aSheet, fault, gbp, n, pct } from './cells.ts'
import { all, type Case, fields } from './corpus-case.ts'

/** What single cells hold. */
export const cellCases: readonly Case[] = [
  {
    name: 'decimal commas',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['North', '1,45'],
      ['South', '1,2'],
      ['East', '1.250,75'],
    ]),
    known: all,
    expect: {
      rows: [
        [['North'], ['1.45']],
        [['South'], ['1.2']],
        [['East'], ['1250.75']],
      ],
    },
  },
  {
    name: 'no group begins with 0',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['North', '0,001'],
      ['South', '1'],
      ['East', '0,125'],
    ]),
    known: all,
    expect: {
      asks: [],
      rows: [
        [['North'], ['0.001']],
        [['South'], ['1']],
        [['East'], ['0.125']],
      ],
    },
  },
  {
    name: 'commas that may be thousands',
    sheet: aSheet('Rates', [
      ['Area', 'Premium'],
      ['North', '1,450'],
      ['South', '1,200'],
    ]),
    known: all,
    answer: (mapping) => ({ ...mapping, decimalMark: 'point' }),
    expect: {
      asks: ['decimalMark'],
      rows: [
        [['North'], ['1450']],
        [['South'], ['1200']],
      ],
    },
  },
  {
    name: 'wildcards',
    sheet: aSheet('Rates', [
      ['Area', 'Plan', 'Rate'],
      ['North', 'Essential', 1],
      ['any', 'Plus', 1.1],
      ['*', 'ALL', 1.2],
    ]),
    known: all,
    expect: {
      hitPolicy: 'most-specific',
      rows: [
        [['North', 'Essential'], ['1']],
        [[null, 'Plus'], ['1.1']],
        [[null, null], ['1.2']],
      ],
    },
  },
  {
    name: 'Other is an answer where it is an option',
    sheet: aSheet('Rates', [
      ['Pet breed', 'Rate'],
      ['labrador  retriever', 1],
      ['Pug', 1.1],
      ['Other', 1.2],
    ]),
    known: all,
    expect: {
      asks: [],
      rows: [
        [['Labrador Retriever'], ['1']],
        [['Pug'], ['1.1']],
        [['Other'], ['1.2']],
      ],
    },
  },
  {
    name: 'other is asked where it is none',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['North', 1],
      ['Other', 1.2],
    ]),
    known: all,
    answer: fields({ 0: { otherWords: 'any' } }),
    expect: {
      asks: ['0:otherWords'],
      rows: [
        [['North'], ['1']],
        [[null], ['1.2']],
      ],
    },
  },
  {
    name: 'blank is the same as above',
    sheet: aSheet('Rates', [
      ['Area', 'Age', 'Rate'],
      ['North', 17, 1],
      [null, 18, 1.1],
      ['South', 17, 1.2],
      ['', 18, 1.3],
    ]),
    known: all,
    answer: fields({ 0: { blanks: 'above' } }),
    expect: {
      asks: ['0:blanks'],
      rows: [
        [['North', '17'], ['1']],
        [['North', '18'], ['1.1']],
        [['South', '17'], ['1.2']],
        [['South', '18'], ['1.3']],
      ],
    },
  },
  {
    name: 'blank is any',
    sheet: aSheet('Rates', [
      ['Area', 'Age', 'Rate'],
      ['North', 17, 1],
      [null, 18, 1.1],
    ]),
    known: all,
    answer: fields({ 0: { blanks: 'any' } }),
    expect: {
      asks: ['0:blanks'],
      rows: [
        [['North', '17'], ['1']],
        [[null, '18'], ['1.1']],
      ],
    },
  },
  {
    name: 'blank is not guessed at',
    sheet: aSheet('Rates', [
      ['Area', 'Age', 'Rate'],
      ['North', 17, 1],
      [null, 18, 1.1],
    ]),
    known: all,
    expect: { problems: ['Rates!A3 open-question → null'], rowCount: 1 },
  },
  {
    name: 'formulas without results',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['North', fault('formula')],
      ['South', 1.1],
      ['East', fault('#N/A')],
    ]),
    known: all,
    expect: { problems: ['Rates!B2 fault → null', 'Rates!B4 fault → null'], rowCount: 1 },
  },
  {
    name: 'a letter for a digit',
    sheet: aSheet('Rates', [
      ['Area', 'Premium'],
      ['North', 283.8],
      ['South', '283.8O'],
      ['East', 'l2.50'],
      ['West', 99.99],
    ]),
    known: all,
    expect: { problems: ['Rates!B3 not-a-number → 283.80', 'Rates!B4 not-a-number → 12.50'], rowCount: 2 },
  },
  {
    name: 'words among numbers',
    sheet: aSheet('Rates', [
      ['Area', 'Premium'],
      ['North', 283.8],
      ['South', 'refer'],
      ['East', 12.5],
      ['West', 99.99],
      ['Wales', 98.5],
      ['Kent', 97],
    ]),
    known: all,
    expect: { problems: ['Rates!B3 not-a-number → null'], rowCount: 5 },
  },
  {
    name: 'a result is missing',
    sheet: aSheet('Rates', [
      ['Area', 'Premium'],
      ['North', 283.8],
      ['South', null],
      ['East', 12.5],
    ]),
    known: all,
    expect: { problems: ['Rates!B3 blank-result → null'], rowCount: 2 },
  },
  {
    name: 'percentages',
    sheet: aSheet('Rates', [
      ['Area', 'Discount'],
      ['North', pct('0.125')],
      ['South', '7.5%'],
      ['East', n('10')],
    ]),
    known: all,
    expect: {
      problems: ['Rates!B4 percent → 10%'],
      rows: [
        [['North'], ['0.125']],
        [['South'], ['0.075']],
      ],
    },
  },
  {
    name: 'currency',
    sheet: aSheet('Rates', [
      ['Area', 'Amount'],
      ['North', gbp('1250.5')],
      ['South', '£1,200.25'],
      ['East', '£ 90'],
    ]),
    known: all,
    expect: {
      rows: [
        [['North'], ['1250.5']],
        [['South'], ['1200.25']],
        [['East'], ['90']],
      ],
    },
  },
  {
    name: 'an answer misspelt',
    sheet: aSheet('Rates', [
      ['Pet breed', 'Rate'],
      ['Labrador Retreiver', 1],
      ['Beagle', 1.1],
      ['Great Dane', 1.3],
    ]),
    known: all,
    expect: {
      problems: ['Rates!A2 unknown-option → Labrador Retriever', 'Rates!A4 unknown-option → null'],
      rowCount: 2,
    },
  },
  {
    name: 'codes keep their zeros',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['001', 1.2],
      ['002', 1.3],
      ['010', 1.1],
    ]),
    known: all,
    expect: {
      rows: [
        [['001'], ['1.2']],
        [['002'], ['1.3']],
        [['010'], ['1.1']],
      ],
    },
  },
]
