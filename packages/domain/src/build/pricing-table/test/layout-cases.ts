import { aSheet, merge } from './cells.ts'
import { all, type Case, fields } from './corpus-case.ts'

/** Where in a sheet a table stands. */
export const layoutCases: readonly Case[] = [
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
