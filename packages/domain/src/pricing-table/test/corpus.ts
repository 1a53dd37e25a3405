import type { KnownData } from '../known-data.ts'
import type { Mapping } from '../mapping.ts'
import type { Sheet } from '../sheet.ts'
import { aSheet, day, fault, gbp, merge, n, pct } from './cells.ts'

export interface Case {
  readonly name: string
  readonly sheet: Sheet
  readonly known: readonly KnownData[]
  /** What a person answers to what is asked. */
  readonly answer?: (mapping: Mapping) => Mapping
  readonly expect: {
    /** `blanks` of the first field is `0:blanks`, of the whole sheet `decimalMark`. */
    readonly asks?: readonly string[]
    readonly rows?: readonly (readonly [when: readonly unknown[], results: readonly string[]])[]
    readonly rowCount?: number
    /** `Rates!C17 code → fix`. */
    readonly problems?: readonly string[]
    readonly fails?: readonly string[]
    readonly orientation?: 'list' | 'matrix'
    readonly hitPolicy?: Mapping['hitPolicy']
    readonly upperEnds?: readonly string[]
  }
}

const age: KnownData = { kind: 'number', name: 'age', decimals: 0, min: '0', max: '120' }
const area: KnownData = { kind: 'text', name: 'area' }
const value: KnownData = { kind: 'number', name: 'vehicle_value', decimals: 2, min: '0', max: '1000000' }
const breed: KnownData = {
  kind: 'choice',
  name: 'pet_breed',
  options: ['Labrador Retriever', 'Pug', 'Beagle', 'Other'],
}
const plan: KnownData = { kind: 'choice', name: 'plan', options: ['Essential', 'Plus', 'Lifetime'] }
const start: KnownData = { kind: 'date', name: 'coverStart' }
const claims: KnownData = { kind: 'number', name: 'claims', decimals: 0, min: '0', max: '20' }
const year: KnownData = { kind: 'text', name: 'model_year' }
const excess: KnownData = { kind: 'number', name: 'excess', decimals: 0, min: '0', max: '1000' }
const all = [age, area, value, breed, plan, start, claims, year, excess]

/** Answers by field position. */
const fields =
  (answers: Readonly<Record<number, Partial<Mapping['fields'][number]>>>) =>
  (mapping: Mapping): Mapping => ({
    ...mapping,
    fields: mapping.fields.map((field, at) => ({ ...field, ...answers[at] })),
  })

export const corpus: readonly Case[] = [
  {
    name: 'plain list',
    sheet: aSheet('Rates', [
      ['Age', 'Area', 'Rate'],
      ['17-20', 'North', 1.45],
      ['21-25', 'North', 1.2],
      ['26+', 'North', 1],
    ]),
    known: all,
    expect: {
      orientation: 'list',
      hitPolicy: 'unique',
      upperEnds: ['included'],
      rows: [
        [[['17', '20'], 'North'], ['1.45']],
        [[['21', '25'], 'North'], ['1.2']],
        [[['26', null], 'North'], ['1']],
      ],
    },
  },
  {
    name: 'title rows and a blank row under the header',
    sheet: aSheet('Rates', [
      ['Motor rates 2026'],
      ['Confidential'],
      [],
      ['Age', 'Rate'],
      [],
      [17, 1.4],
      [18, 1.3],
      [19, 1.25],
    ]),
    known: all,
    expect: {
      rows: [
        [['17'], ['1.4']],
        [['18'], ['1.3']],
        [['19'], ['1.25']],
      ],
    },
  },
  {
    name: 'units row',
    sheet: aSheet('Rates', [
      ['Age', 'Vehicle value', 'Premium'],
      ['years', '£', '£'],
      ['17-20', '0-5000', 100.5],
      ['21+', '0-5000', 90.25],
    ]),
    known: all,
    answer: fields({ 1: { upperEnd: 'excluded' } }),
    expect: { asks: ['1:upperEnd'], rowCount: 2 },
  },
  {
    name: 'no header',
    sheet: aSheet('Rates', [
      ['North', 1.2],
      ['South', 1.1],
      ['East', 1.3],
      ['West', 1],
    ]),
    known: all,
    answer: fields({ 0: { name: 'area' }, 1: { name: 'rate' } }),
    expect: { rowCount: 4 },
  },
  {
    name: 'matrix of bands across',
    sheet: aSheet('Rates', [
      ['Age \\ Claims', 0, 1, 2],
      ['17-20', 1.45, 1.6, 2.1],
      ['21-25', 1.2, 1.4, 1.8],
    ]),
    known: all,
    expect: {
      orientation: 'matrix',
      rowCount: 6,
      rows: [
        [[['17', '20'], '0'], ['1.45']],
        [[['17', '20'], '1'], ['1.6']],
        [[['17', '20'], '2'], ['2.1']],
        [[['21', '25'], '0'], ['1.2']],
        [[['21', '25'], '1'], ['1.4']],
        [[['21', '25'], '2'], ['1.8']],
      ],
    },
  },
  {
    name: 'matrix with plans across',
    sheet: aSheet('Rates', [
      ['Age', 'Essential', 'Plus', 'Lifetime'],
      [0, 10.5, 12.5, 15],
      [1, 11.5, 13.5, 16],
      [2, 12.5, 14.5, 17],
    ]),
    known: all,
    expect: { orientation: 'matrix', rowCount: 9 },
  },
  {
    name: 'two label columns over a matrix',
    sheet: aSheet(
      'Rates',
      [
        ['', '', 'Claims', '', ''],
        ['Area', 'Age', 0, 1, 2],
        ['North', '17-20', 1.45, 1.6, 2.1],
        ['North', '21-25', 1.2, 1.4, 1.8],
        ['South', '17-20', 1.3, 1.5, 2],
      ],
      [merge(0, 2, 0, 4)],
    ),
    known: all,
    expect: { orientation: 'matrix', rowCount: 9 },
  },
  {
    name: 'stacked matrices',
    sheet: aSheet('Rates', [
      ['North'],
      ['Age', 0, 1],
      ['17-20', 1.45, 1.6],
      ['21-25', 1.2, 1.4],
      [],
      ['South'],
      ['Age', 0, 1],
      ['17-20', 1.3, 1.5],
      ['21-25', 1.1, 1.25],
    ]),
    known: all,
    answer: fields({ 0: { name: 'area' }, 2: { name: 'claims' } }),
    expect: { orientation: 'matrix', rowCount: 8 },
  },
  {
    name: 'bands Excel turned into dates',
    sheet: aSheet('Rates', [
      ['Claims', 'Rate'],
      ['0-2', 1.1],
      [day('2026-05-03', '03-May'), 1.2],
      [day('2026-08-06', '06-Aug'), 1.3],
      [day('2025-10-01', 'Oct-25'), 1.5],
    ]),
    known: all,
    answer: fields({ 0: { upperEnd: 'included' } }),
    expect: {
      problems: ['Rates!A3 date-for-band → 3-5', 'Rates!A4 date-for-band → 6-8', 'Rates!A5 date-for-band → 10-25'],
    },
  },
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
    name: 'money bands in thousands',
    sheet: aSheet('Rates', [
      ['Vehicle value', 'Rate'],
      ['0-5k', 1],
      ['5k-10k', 1.1],
      ['£10,000 to £20,000', 1.2],
      ['>20k', 1.4],
    ]),
    known: all,
    answer: fields({ 0: { upperEnd: 'excluded' } }),
    expect: {
      asks: ['0:upperEnd'],
      problems: [],
      rows: [
        [[['0', '5000']], ['1']],
        [[['5000', '10000']], ['1.1']],
        [[['10000', '20000']], ['1.2']],
        [[['20000.01', null]], ['1.4']],
      ],
    },
  },
  {
    name: 'ends that say themselves',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      ['<18', 2],
      ['18 to under 65', 1],
      ['>=65', 1.5],
    ]),
    known: all,
    expect: {
      upperEnds: ['excluded'],
      rows: [
        [[[null, '18']], ['2']],
        [[['18', '65']], ['1']],
        [[['65', null]], ['1.5']],
      ],
    },
  },
  {
    name: 'over and up to',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      ['up to 17', 2],
      ['18-65', 1],
      ['over 65', 1.5],
    ]),
    known: all,
    answer: fields({ 0: { upperEnd: 'included' } }),
    expect: {
      rows: [
        [[[null, '17']], ['2']],
        [[['18', '65']], ['1']],
        [[['66', null]], ['1.5']],
      ],
    },
  },
  {
    name: 'shared ends are asked',
    sheet: aSheet('Rates', [
      ['Age', 'Rate'],
      ['0-5', 1],
      ['5-10', 1.1],
      ['10-20', 1.2],
    ]),
    known: all,
    expect: {
      asks: ['0:upperEnd'],
      problems: ['Rates!A2 open-question → null', 'Rates!A3 open-question → null', 'Rates!A4 open-question → null'],
    },
  },
  {
    name: 'years are no bands',
    sheet: aSheet('Rates', [
      ['Model year', 'Rate'],
      ['2023-24', 1],
      ['2024-25', 1.1],
      ['2025/26', 1.2],
    ]),
    known: all,
    expect: {
      rows: [
        [['2023-24'], ['1']],
        [['2024-25'], ['1.1']],
        [['2025/26'], ['1.2']],
      ],
    },
  },
  {
    name: 'runs of postcodes, each',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['AB1-AB3', 1],
      ['BA2', 1.1],
    ]),
    known: all,
    answer: fields({ 0: { runs: 'each' } }),
    expect: {
      asks: ['0:runs'],
      rows: [
        [['AB1'], ['1']],
        [['AB2'], ['1']],
        [['AB3'], ['1']],
        [['BA2'], ['1.1']],
      ],
    },
  },
  {
    name: 'runs of postcodes, as written',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['AB1-AB3', 1],
      ['BA2', 1.1],
    ]),
    known: all,
    answer: fields({ 0: { runs: 'written' } }),
    expect: {
      rows: [
        [['AB1-AB3'], ['1']],
        [['BA2'], ['1.1']],
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
    name: 'merged labels',
    sheet: aSheet(
      'Rates',
      [
        ['Area', 'Age', 'Rate'],
        ['North', 17, 1],
        [null, 18, 1.1],
        ['South', 17, 1.2],
        [null, 18, 1.3],
      ],
      [merge(1, 0, 2, 0), merge(3, 0, 4, 0)],
    ),
    known: all,
    expect: {
      asks: [],
      rows: [
        [['North', '17'], ['1']],
        [['North', '18'], ['1.1']],
        [['South', '17'], ['1.2']],
        [['South', '18'], ['1.3']],
      ],
    },
  },
  {
    name: 'merged title over the table',
    sheet: aSheet(
      'Rates 2026',
      [
        ['Motor rates', null, null],
        ['Area', 'Age', 'Rate'],
        ['North', 17, 1],
        ['South', 18, 1.1],
      ],
      [merge(0, 0, 0, 2)],
    ),
    known: all,
    expect: {
      rows: [
        [['North', '17'], ['1']],
        [['South', '18'], ['1.1']],
      ],
    },
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
    name: 'bands in two columns',
    sheet: aSheet('Rates', [
      ['Age from', 'Age to', 'Rate'],
      [17, 20, 1.4],
      [21, 25, 1.2],
      [26, null, 1],
    ]),
    known: all,
    expect: {
      upperEnds: ['included'],
      rows: [
        [[['17', '20']], ['1.4']],
        [[['21', '25']], ['1.2']],
        [[['26', null]], ['1']],
      ],
    },
  },
  {
    name: 'days in two columns',
    sheet: aSheet('Rates', [
      ['Valid from', 'Valid to', 'Rate'],
      [day('2026-01-01', '01/01/2026'), day('2026-06-30', '30/06/2026'), 1.4],
      [day('2026-07-01', '01/07/2026'), null, 1.2],
    ]),
    known: all,
    answer: fields({ 0: { name: 'coverStart', upperEnd: 'included' } }),
    expect: {
      rows: [
        [[['2026-01-01', '2026-06-30']], ['1.4']],
        [[['2026-07-01', null]], ['1.2']],
      ],
    },
  },
  {
    name: 'days that can be read twice',
    sheet: aSheet('Rates', [
      ['Cover start', 'Rate'],
      ['01/02/2026', 1.4],
      ['03/04/2026', 1.2],
    ]),
    known: all,
    answer: (mapping) => ({ ...fields({ 0: { name: 'coverStart' } })(mapping), dateOrder: 'month-first' }),
    expect: {
      asks: ['dateOrder'],
      rows: [
        [['2026-01-02'], ['1.4']],
        [['2026-03-04'], ['1.2']],
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
    name: 'notes and totals are left out',
    sheet: aSheet('Rates', [
      ['Area', 'Rate', 'Reviewer note'],
      ['North', 1.2, ''],
      ['South', 1.3, 'Agreed'],
      ['East', 1.1, ''],
      ['West', 1, ''],
      [],
      ['Note: rates before tax'],
    ]),
    known: all,
    expect: { rowCount: 4 },
  },
  {
    name: 'a header again at every page',
    sheet: aSheet('Rates', [
      ['Area', 'Rate'],
      ['North', 1.2],
      ['South', 1.3],
      ['Area', 'Rate'],
      ['East', 1.1],
      ['West', 1],
    ]),
    known: all,
    expect: { orientation: 'list', rowCount: 4 },
  },
  {
    name: 'decisions',
    sheet: aSheet('Rules', [
      ['Claims', 'Outcome', 'Reason'],
      ['3-4', 'refer', 'Three claims or more'],
      ['5+', 'decline', 'Five claims or more'],
    ]),
    known: all,
    expect: {
      hitPolicy: 'collect',
      rows: [
        [[['3', '4']], ['refer', 'Three claims or more']],
        [[['5', null]], ['decline', 'Five claims or more']],
      ],
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
  {
    name: 'bands the wrong way round and half in thousands',
    sheet: aSheet('Rates', [
      ['Vehicle value', 'Rate'],
      ['0-999', 1],
      ['2000-1000', 1.2],
      ['5-10k', 1.3],
      ['10001+', 1.4],
    ]),
    known: all,
    answer: fields({ 0: { upperEnd: 'included' } }),
    expect: { problems: ['Rates!A3 not-a-band → 1000-2000', 'Rates!A4 not-a-band → 5k-10k'], rowCount: 2 },
  },
  {
    name: 'a table beside another',
    sheet: aSheet('Rates', [
      ['Area', 'Rate', null, 'Old', 'x'],
      ['North', 1.2, null, 'a', 1],
      ['South', 1.3],
      ['East', 1.1],
    ]),
    known: all,
    expect: { rowCount: 3 },
  },
  {
    name: 'numbers of two kinds in a name with spaces',
    sheet: aSheet('Year 2026', [
      ['Excess', 'Age', 'Base premium', 'Load factor'],
      [100, 17, 138.01, 1.05],
      [250, 17, 120.5, 1.08],
      [250, 18, '12x', 1],
    ]),
    known: all,
    expect: { problems: ["'Year 2026'!C4 not-a-number → null"], rowCount: 2 },
  },
  {
    name: 'empty sheet',
    sheet: aSheet('Rates', [[], [null, '  ']]),
    known: all,
    expect: { fails: ['The sheet “Rates” is empty.'] },
  },
  {
    name: 'one row',
    sheet: aSheet('Rates', [['Area', 'Rate']]),
    known: all,
    expect: { fails: ['The sheet “Rates” has fewer than two rows: a table needs a header and data.'] },
  },
  {
    name: 'a letter, no table',
    sheet: aSheet('Letter', [['Dear Sir or Madam'], ['Thank you for your call.'], ['Yours faithfully']]),
    known: all,
    expect: { fails: ['No column of “Letter” looks like a result: a rate, a factor, a premium, a decision.'] },
  },
]
