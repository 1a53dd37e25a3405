import { parseRatingProgram, type RatingProgram, type RatingProgramDraft } from '../rating-program.ts'
import type { TableRow } from '../rating-table.ts'
import { postcodeAreas } from './postcode-areas.ts'
import { factorText, poundsText, sequence } from './sequence.ts'

const covers = ['Comprehensive', 'Third party, fire and theft', 'Third party'] as const
const uses = ['Social', 'Commuting', 'Business'] as const
const vehicleGroups = Array.from({ length: 50 }, (_, at) => at + 1)
const bands = [17, 19, 21, 23, 25, 30, 40, 50, 60, 70, 80] as const
const always = { from: null, to: null }

function baseRows(): TableRow[] {
  return covers.flatMap((cover, level) =>
    vehicleGroups.map((group): TableRow => {
      const pence = 21_000 - level * 3000 + group * 640 + group * group * 9
      return { when: [cover, String(group)], results: [poundsText(pence)] }
    }),
  )
}

/** Area by age band and cover, about four thousand rows, with a wildcard for whatever is not listed. */
function areaRows(seed: number): TableRow[] {
  const next = sequence(seed)
  const rows = postcodeAreas.flatMap((area) => {
    const level = next(7800, 16_500)
    return bands.flatMap((from, at) =>
      covers.map((cover): TableRow => {
        const to = bands[at + 1]
        const factor = Math.round(level * ageLevel(from)) + next(-150, 150)
        return {
          when: [area, cover, [String(from), to === undefined ? null : String(to)]],
          results: [factorText(factor)],
        }
      }),
    )
  })
  return [...rows, { when: [null, null, null], results: ['1.7500'] }]
}

const ageLevel = (age: number) => (age < 21 ? 2.1 : age < 25 ? 1.55 : age < 30 ? 1.2 : age < 70 ? 0.9 : 1.15)

const noClaimsRows = (): TableRow[] =>
  ['1.0000', '0.8200', '0.7400', '0.6800', '0.6200', '0.5500', '0.5000', '0.4600', '0.4300', '0.4000'].map(
    (factor, years): TableRow => ({ when: [years === 9 ? ['9', null] : String(years)], results: [factor] }),
  )

const draft = (): RatingProgramDraft => ({
  version: 1,
  name: 'Harbour Motor',
  currency: 'GBP',
  inputs: [
    { kind: 'choice', name: 'cover', options: [...covers] },
    { kind: 'number', name: 'vehicleGroup', min: '1', max: '50' },
    { kind: 'number', name: 'vehicleValue', min: '100', max: '250000' },
    { kind: 'text', name: 'postcodeArea' },
    { kind: 'number', name: 'annualMiles', min: '0', max: '100000' },
    { kind: 'number', name: 'noClaimsYears', min: '0', max: '40' },
    { kind: 'choice', name: 'use', options: [...uses] },
    { kind: 'number', name: 'voluntaryExcess', min: '0', max: '1000', default: '250' },
    { kind: 'yes-no', name: 'wantsBreakdown', default: false },
    { kind: 'yes-no', name: 'wantsPersonalAccident', default: false },
    { kind: 'number', name: 'couponPercent', decimals: 2, min: '0', max: '20', default: '0' },
  ],
  groups: [
    {
      name: 'drivers',
      min: 1,
      max: 5,
      inputs: [
        { kind: 'date', name: 'birthDate' },
        { kind: 'number', name: 'licenceYears', min: '0', max: '80' },
      ],
    },
    {
      name: 'claims',
      min: 0,
      max: 10,
      inputs: [
        { kind: 'yes-no', name: 'isFault' },
        { kind: 'number', name: 'cost', decimals: 2, min: '0', max: '1000000' },
        { kind: 'date', name: 'claimDate' },
      ],
    },
    {
      name: 'convictions',
      min: 0,
      max: 10,
      inputs: [
        { kind: 'choice', name: 'code', options: ['SP30', 'SP50', 'CU80', 'IN10', 'DR10', 'DD40', 'TS10'] },
        { kind: 'number', name: 'points', min: '0', max: '11' },
      ],
    },
  ],
  tables: [
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
        { kind: 'text', name: 'postcodeArea' },
        { kind: 'text', name: 'cover' },
        { kind: 'range', name: 'youngestAge', upperEnd: 'excluded' },
      ],
      outputs: [{ kind: 'number', name: 'areaAge', decimals: 4 }],
      editions: [
        { from: null, to: '2026-03-31', rows: areaRows(21) },
        { from: '2026-04-01', to: null, rows: areaRows(22) },
      ],
    },
    {
      name: 'noClaims',
      hitPolicy: 'first',
      dimensions: [{ kind: 'range', name: 'noClaimsYears', upperEnd: 'excluded' }],
      outputs: [{ kind: 'number', name: 'noClaimsFactor', decimals: 4 }],
      editions: [{ ...always, rows: noClaimsRows() }],
    },
    {
      name: 'mileages',
      hitPolicy: 'interpolate',
      beyond: 'hold',
      dimensions: [{ kind: 'curve', name: 'annualMiles' }],
      outputs: [{ kind: 'number', name: 'mileageFactor', decimals: 4 }],
      editions: [
        {
          ...always,
          rows: ['0.7800', '0.8600', '0.9700', '1.0800', '1.2600', '1.5500'].map(
            (factor, at): TableRow => ({
              when: [String([0, 5000, 8000, 12_000, 20_000, 40_000][at])],
              results: [factor],
            }),
          ),
        },
      ],
    },
    {
      name: 'uses',
      hitPolicy: 'unique',
      dimensions: [{ kind: 'text', name: 'use' }],
      outputs: [{ kind: 'number', name: 'useFactor', decimals: 4 }],
      editions: [
        {
          ...always,
          rows: uses.map(
            (use, at): TableRow => ({ when: [use], results: [['0.9600', '1.0000', '1.1400'][at] ?? '1.0000'] }),
          ),
        },
      ],
    },
    {
      name: 'driverLoadings',
      hitPolicy: 'first',
      dimensions: [
        { kind: 'range', name: 'age', upperEnd: 'excluded' },
        { kind: 'range', name: 'licenceYears', upperEnd: 'excluded' },
      ],
      outputs: [{ kind: 'number', name: 'loadingPercent', decimals: 2, unit: '%' }],
      editions: [
        {
          ...always,
          rows: [
            {
              when: [
                [null, '21'],
                ['0', '1'],
              ],
              results: ['32.50'],
            },
            { when: [[null, '21'], null], results: ['24.00'] },
            {
              when: [
                ['21', '25'],
                ['0', '2'],
              ],
              results: ['17.50'],
            },
            { when: [['21', '25'], null], results: ['11.00'] },
            {
              when: [
                ['25', '75'],
                ['0', '2'],
              ],
              results: ['6.00'],
            },
            { when: [['25', '75'], null], results: ['0.00'] },
            { when: [['75', null], null], results: ['9.50'] },
          ],
        },
      ],
    },
    {
      name: 'convictionRules',
      hitPolicy: 'collect',
      dimensions: [{ kind: 'text', name: 'code' }],
      outputs: [
        { kind: 'text', name: 'outcome' },
        { kind: 'text', name: 'reason' },
      ],
      editions: [
        {
          ...always,
          rows: [
            { when: ['IN10'], results: ['refer', 'Driving without insurance is looked at.'] },
            { when: ['DR10'], results: ['decline', 'Drink driving is not insured.'] },
            { when: ['DD40'], results: ['decline', 'Dangerous driving is not insured.'] },
          ],
        },
      ],
    },
  ],
  steps: [
    { kind: 'formula', name: 'age', per: 'drivers', formula: 'YEARS(birthDate, coverStart)' },
    { kind: 'formula', name: 'youngestAge', formula: 'MIN(drivers.age)' },
    {
      kind: 'formula',
      name: 'recentFault',
      per: 'claims',
      formula: 'IF(AND(isFault, YEARS(claimDate, coverStart) < 5), 1, 0)',
    },
    { kind: 'lookup', table: 'baseRates' },
    { kind: 'lookup', table: 'areaAges' },
    { kind: 'lookup', table: 'noClaims' },
    { kind: 'lookup', table: 'mileages' },
    { kind: 'lookup', table: 'uses' },
    { kind: 'lookup', table: 'driverLoadings', per: 'drivers' },
    { kind: 'formula', name: 'faultFactor', formula: '1 + SUM(claims.recentFault) * 0.225' },
    { kind: 'formula', name: 'pointsFactor', formula: '1 + SUM(0, convictions.points) * 0.035' },
    { kind: 'formula', name: 'risk', formula: 'baseRate * areaAge * noClaimsFactor * mileageFactor * useFactor' },
    { kind: 'formula', name: 'afterHistory', formula: 'risk * faultFactor * pointsFactor' },
    { kind: 'formula', name: 'afterExcess', formula: 'afterHistory * (1 - MIN(voluntaryExcess, 500) / 4000)' },
    { kind: 'premium', name: 'basic', formula: 'MAX(afterExcess + vehicleValue * 0.25%, 150)' },
    { kind: 'driver', name: 'driverLoading', group: 'drivers', percent: 'loadingPercent' },
    { kind: 'discount', name: 'coupon', percent: 'couponPercent', when: 'couponPercent > 0' },
    { kind: 'add-on', name: 'breakdown', price: '39.95', when: 'wantsBreakdown' },
    {
      kind: 'personal-accident',
      name: 'personalAccident',
      persons: 'COUNT(drivers)',
      sumInsured: '20000',
      ratePerThousand: '0.85',
      when: 'wantsPersonalAccident',
    },
    { kind: 'commission', name: 'brokerage', percent: '12.5' },
    { kind: 'fee', name: 'policyFee', amount: '25' },
    { kind: 'tax', name: 'ipt', rates: [{ from: '2017-06-01', percent: '12' }] },
    { kind: 'premium-levy', name: 'guaranteeLevy', rates: [{ from: null, percent: '0.1' }], atMost: '5' },
    { kind: 'instalments', name: 'yearly', count: 1 },
    { kind: 'instalments', name: 'monthly', count: 12, chargePercent: '7.99' },
  ],
  rules: [
    {
      kind: 'condition',
      name: 'tooYoung',
      per: 'drivers',
      when: 'YEARS(birthDate, coverStart) < 17',
      outcome: 'decline',
      reason: 'A driver must be 17 on the day the cover starts.',
    },
    {
      kind: 'condition',
      name: 'manyFaults',
      when: 'COUNTIF(claims.isFault) >= 3',
      outcome: 'refer',
      reason: 'Three and more claims at fault are looked at.',
    },
    {
      kind: 'condition',
      name: 'largeClaim',
      when: 'MAX(0, claims.cost) > 25000',
      outcome: 'refer',
      reason: 'A claim above £25,000 is looked at.',
    },
    {
      kind: 'condition',
      name: 'manyPoints',
      when: 'SUM(0, convictions.points) >= 12',
      outcome: 'decline',
      reason: 'Twelve and more points are not insured.',
    },
    { kind: 'table', name: 'conviction', table: 'convictionRules', per: 'convictions' },
    {
      kind: 'condition',
      name: 'dearPremium',
      when: 'premium > 5000',
      outcome: 'refer',
      reason: 'The premium is above £5,000.',
    },
  ],
})

/** A motor insurance of the United Kingdom: drivers, claims and convictions, and rates of a realistic size. */
export const motorProgramme = (): RatingProgram => parseRatingProgram(draft())
