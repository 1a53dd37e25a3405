import { aSheet } from './cells.ts'
import { all, type Case } from './corpus-case.ts'

/** Slips that could be taken for something else. */
export const slipCases: readonly Case[] = [
  {
    name: 'a space that slipped into a number makes no second key',
    sheet: aSheet('Rates', [
      ['Vehicle value', 'Rate'],
      ['10, 000', 1.1],
      ['20,000', 1.2],
      ['30,000', 1.3],
    ]),
    known: all,
    answer: (mapping) => ({ ...mapping, decimalMark: 'point' }),
    expect: { problems: ['Rates!A2 not-a-number → 10,000'], rowCount: 2 },
  },
  {
    name: 'a star behind an answer that others begin with is asked about',
    sheet: aSheet('Rates', [
      ['Level', 'Rate'],
      ['Gold*', 1.1],
      ['Silver', 1.2],
      ['Bronze', 1.3],
    ]),
    known: [{ kind: 'choice', name: 'level', options: ['Gold', 'Gold Plus', 'Silver', 'Bronze'] }],
    expect: { problems: ['Rates!A2 expression → null'], rowCount: 2 },
  },
]
