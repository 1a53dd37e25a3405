import type { RatingTable, TableRow } from '@coverwright/domain/build/rating/rating-table'
import { postcodeAreas } from '@coverwright/domain/build/rating/samples/postcode-areas'
import { factorText, poundsText, sequence } from '@coverwright/domain/build/rating/samples/sequence'
import type { z } from 'zod'
import { vehicles } from './motor-vehicles.ts'

type Draft = z.input<typeof RatingTable>

const always = { from: null, to: null }
const covers = ['comprehensive', 'fire_and_theft', 'third_party'] as const
const bands = [17, 19, 21, 23, 25, 30, 40, 50, 60, 70, 80] as const

const row = (when: TableRow['when'], ...results: string[]): TableRow => ({ when, results })
const rows = (entries: readonly (readonly [key: string, result: string])[]) =>
  entries.map(([key, result]) => row([key], result))
const factor = (name: string) => ({ kind: 'number', name, decimals: 4 }) as const

const baseRows = (): TableRow[] =>
  covers.flatMap((cover, level) =>
    Array.from({ length: 50 }, (_none, at) => {
      const group = at + 1
      return row([cover, String(group)], poundsText(46_000 - level * 5500 + group * 1400 + group * group * 20))
    }),
  )

const ageLevel = (age: number) => (age < 21 ? 2.1 : age < 25 ? 1.55 : age < 30 ? 1.2 : age < 70 ? 0.9 : 1.15)

/** Area by age and cover, about four thousand rows, with one for whatever is not listed. */
function areaRows(seed: number): TableRow[] {
  const next = sequence(seed)
  const listed = postcodeAreas.flatMap((area) => {
    const level = next(7800, 16_500)
    return bands.flatMap((from, at) =>
      covers.map((cover) => {
        const to = bands[at + 1]
        const band: TableRow['when'][number] = [String(from), to === undefined ? null : String(to)]
        return row([area, cover, band], factorText(Math.round(level * ageLevel(from)) + next(-150, 150)))
      }),
    )
  })
  return [...listed, row([null, null, null], '1.7500')]
}

const pricing: Draft[] = [
  {
    name: 'vehicleGroups',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'car' }],
    outputs: [{ kind: 'number', name: 'vehicleGroup', decimals: 0 }],
    editions: [{ ...always, rows: vehicles.map(({ code, group }) => row([code], String(group))) }],
  },
  {
    name: 'baseRates',
    hitPolicy: 'unique',
    dimensions: [
      { kind: 'text', name: 'cover' },
      { kind: 'number', name: 'vehicleGroup' },
    ],
    outputs: [{ kind: 'number', name: 'baseRate', decimals: 2, unit: 'GBP' }],
    editions: [{ ...always, rows: baseRows() }],
  },
  {
    name: 'areaAges',
    hitPolicy: 'most-specific',
    dimensions: [
      { kind: 'text', name: 'address_area' },
      { kind: 'text', name: 'cover' },
      { kind: 'range', name: 'youngestAge', upperEnd: 'excluded' },
    ],
    outputs: [factor('areaAge')],
    editions: [
      { from: null, to: '2026-12-31', rows: areaRows(21) },
      { from: '2027-01-01', to: null, rows: areaRows(22) },
    ],
  },
  {
    name: 'noClaims',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'no_claims' }],
    outputs: [factor('noClaimsFactor')],
    editions: [
      {
        ...always,
        rows: ['1.0000', '0.8200', '0.7400', '0.6800', '0.6200', '0.5500', '0.5000', '0.4600', '0.4300', '0.4000'].map(
          (result, years) => row([String(years)], result),
        ),
      },
    ],
  },
  {
    name: 'mileages',
    hitPolicy: 'interpolate',
    beyond: 'hold',
    dimensions: [{ kind: 'curve', name: 'annual_miles' }],
    outputs: [factor('mileageFactor')],
    editions: [
      {
        ...always,
        rows: rows([
          ['0', '0.7800'],
          ['5000', '0.8600'],
          ['8000', '0.9700'],
          ['12000', '1.0800'],
          ['20000', '1.2600'],
          ['40000', '1.5500'],
        ]),
      },
    ],
  },
  {
    name: 'uses',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'car_use' }],
    outputs: [factor('useFactor')],
    editions: [
      {
        ...always,
        rows: rows([
          ['social', '0.9600'],
          ['commuting', '1.0000'],
          ['business', '1.1400'],
        ]),
      },
    ],
  },
  {
    name: 'excesses',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'excess' }],
    outputs: [factor('excessFactor')],
    editions: [
      {
        ...always,
        rows: rows([
          ['0', '1.0600'],
          ['250', '1.0000'],
          ['500', '0.9200'],
          ['750', '0.8700'],
        ]),
      },
    ],
  },
  {
    name: 'driverLoadings',
    hitPolicy: 'first',
    dimensions: [
      { kind: 'range', name: 'driverAge', upperEnd: 'excluded' },
      { kind: 'range', name: 'licence_years', upperEnd: 'excluded' },
    ],
    outputs: [{ kind: 'number', name: 'loadingPercent', decimals: 2, unit: '%' }],
    editions: [
      {
        ...always,
        rows: [
          row(
            [
              [null, '21'],
              ['0', '1'],
            ],
            '32.50',
          ),
          row([[null, '21'], null], '24.00'),
          row(
            [
              ['21', '25'],
              ['0', '2'],
            ],
            '17.50',
          ),
          row([['21', '25'], null], '11.00'),
          row(
            [
              ['25', '75'],
              ['0', '2'],
            ],
            '6.00',
          ),
          row([['25', '75'], null], '0.00'),
          row([['75', null], null], '9.50'),
        ],
      },
    ],
  },
]

const underwriting: Draft[] = [
  {
    name: 'convictionRules',
    hitPolicy: 'collect',
    dimensions: [{ kind: 'text', name: 'conviction_code' }],
    outputs: [
      { kind: 'text', name: 'outcome' },
      { kind: 'text', name: 'reason' },
    ],
    editions: [
      {
        ...always,
        rows: [
          row(['IN10'], 'refer', 'Our team looks at driving without insurance.'),
          row(['DR10'], 'decline', 'We do not insure drivers with a conviction for drink driving.'),
          row(['DD40'], 'decline', 'We do not insure drivers with a conviction for dangerous driving.'),
        ],
      },
    ],
  },
]

export const motorTables = { pricing, underwriting }
