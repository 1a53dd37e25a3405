import { aSheet, day } from './cells.ts'
import { all, type Case, fields } from './corpus-case.ts'

/** Bands, days and codes that run on. */
export const bandCases: readonly Case[] = [
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
]
