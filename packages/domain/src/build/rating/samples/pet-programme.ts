import { parseRatingProgram, type RatingProgram, type RatingProgramDraft } from '../rating-program.ts'
import type { TableRow } from '../rating-table.ts'
import { postcodeAreas } from './postcode-areas.ts'
import { factorText, poundsText, sequence } from './sequence.ts'

const plans = ['Essential', 'Plus', 'Premier'] as const
const species = ['Dog', 'Cat'] as const
const breedGroups = ['Crossbreed', 'Toy', 'Small', 'Medium', 'Large', 'Giant', 'Brachycephalic', 'Working'] as const
const catGroups = ['Moggie', 'Pedigree', 'Exotic'] as const

const dogBreeds: Readonly<Record<string, (typeof breedGroups)[number]>> = {
  Crossbreed: 'Crossbreed',
  Chihuahua: 'Toy',
  Pomeranian: 'Toy',
  'Yorkshire Terrier': 'Toy',
  'Bichon Frise': 'Small',
  'Border Terrier': 'Small',
  'Miniature Dachshund': 'Small',
  'Cocker Spaniel': 'Medium',
  'Springer Spaniel': 'Medium',
  Whippet: 'Medium',
  'Labrador Retriever': 'Large',
  'Golden Retriever': 'Large',
  'German Shepherd': 'Large',
  'Great Dane': 'Giant',
  'Saint Bernard': 'Giant',
  Pug: 'Brachycephalic',
  'French Bulldog': 'Brachycephalic',
  'English Bulldog': 'Brachycephalic',
  'Border Collie': 'Working',
  'Siberian Husky': 'Working',
}

const catBreeds: Readonly<Record<string, (typeof catGroups)[number]>> = {
  Moggie: 'Moggie',
  Ragdoll: 'Pedigree',
  'British Shorthair': 'Pedigree',
  'Maine Coon': 'Pedigree',
  Bengal: 'Exotic',
  Sphynx: 'Exotic',
}

const always = { from: null, to: null }

const rowsOfBreeds = (kind: string, breeds: Readonly<Record<string, string>>) =>
  Object.entries(breeds).map(([breed, group]): TableRow => ({ when: [kind, breed], results: [group] }))

const breedRows = (): TableRow[] => [...rowsOfBreeds('Dog', dogBreeds), ...rowsOfBreeds('Cat', catBreeds)]

function baseRows(): TableRow[] {
  const next = sequence(1)
  return plans.flatMap((plan, level) =>
    [...breedGroups, ...catGroups].map((group, at): TableRow => {
      const pence = (at < breedGroups.length ? 14_000 : 7500) + level * 6500 + at * 420 + next(0, 900)
      return { when: [plan, group], results: [poundsText(pence)] }
    }),
  )
}

/** Young animals have accidents, old ones illnesses: points at which the curve bends. */
function ageRows(): TableRow[] {
  const points: Readonly<Record<(typeof species)[number], readonly (readonly [string, string])[]>> = {
    Dog: [
      ['0', '1.1500'],
      ['1', '1.0000'],
      ['4', '1.1200'],
      ['7', '1.6500'],
      ['9', '2.4000'],
      ['12', '3.6500'],
      ['20', '5.2000'],
    ],
    Cat: [
      ['0', '1.1000'],
      ['1', '1.0000'],
      ['6', '1.1800'],
      ['10', '1.9500'],
      ['14', '2.8000'],
      ['25', '4.1000'],
    ],
  }
  return species.flatMap((kind) =>
    points[kind].map(([age, factor]): TableRow => ({ when: [kind, age], results: [factor] })),
  )
}

/** Vets cost more in some places: a factor for every postcode area, and one for whatever is none. */
function postcodeRows(seed: number): TableRow[] {
  const next = sequence(seed)
  const rows = postcodeAreas.map((area): TableRow => ({ when: [area], results: [factorText(next(8500, 13_500))] }))
  return [...rows, { when: [null], results: ['1.2000'] }]
}

const draft = (): RatingProgramDraft => ({
  version: 1,
  name: 'Harbour Pet',
  currency: 'GBP',
  inputs: [
    { kind: 'choice', name: 'species', options: [...species] },
    { kind: 'choice', name: 'breed', options: [...Object.keys(dogBreeds), ...Object.keys(catBreeds)] },
    { kind: 'number', name: 'petAge', decimals: 1, min: '0', max: '25' },
    { kind: 'yes-no', name: 'isNeutered', default: false },
    { kind: 'yes-no', name: 'hasPreExistingCondition' },
    { kind: 'text', name: 'postcodeArea' },
    { kind: 'choice', name: 'plan', options: [...plans] },
    { kind: 'number', name: 'excess', min: '69', max: '250', default: '99' },
    { kind: 'number', name: 'petsInsured', min: '1', max: '10', default: '1' },
    { kind: 'yes-no', name: 'wantsDentalCover', default: false },
  ],
  tables: [
    {
      name: 'breeds',
      hitPolicy: 'unique',
      dimensions: [
        { kind: 'text', name: 'species' },
        { kind: 'text', name: 'breed' },
      ],
      outputs: [{ kind: 'text', name: 'breedGroup' }],
      editions: [{ ...always, rows: breedRows() }],
    },
    {
      name: 'baseRates',
      hitPolicy: 'unique',
      dimensions: [
        { kind: 'text', name: 'plan' },
        { kind: 'text', name: 'breedGroup' },
      ],
      outputs: [{ kind: 'number', name: 'baseRate', decimals: 2, unit: 'GBP' }],
      editions: [{ ...always, rows: baseRows() }],
    },
    {
      name: 'ageCurve',
      hitPolicy: 'interpolate',
      beyond: 'hold',
      dimensions: [
        { kind: 'text', name: 'species' },
        { kind: 'curve', name: 'petAge' },
      ],
      outputs: [{ kind: 'number', name: 'ageFactor', decimals: 4 }],
      editions: [{ ...always, rows: ageRows() }],
    },
    {
      name: 'postcodes',
      hitPolicy: 'first',
      dimensions: [{ kind: 'text', name: 'postcodeArea' }],
      outputs: [{ kind: 'number', name: 'areaFactor', decimals: 4 }],
      editions: [
        { from: null, to: '2025-12-31', rows: postcodeRows(3) },
        { from: '2026-01-01', to: null, rows: postcodeRows(4) },
      ],
    },
    {
      name: 'excesses',
      hitPolicy: 'first',
      dimensions: [{ kind: 'range', name: 'excess', upperEnd: 'included' }],
      outputs: [{ kind: 'number', name: 'excessFactor', decimals: 4 }],
      editions: [
        {
          ...always,
          rows: [
            { when: [['69', '98']], results: ['1.0800'] },
            { when: [['99', '149']], results: ['1.0000'] },
            { when: [['150', '199']], results: ['0.9350'] },
            { when: [['200', null]], results: ['0.8800'] },
          ],
        },
      ],
    },
    {
      name: 'referrals',
      hitPolicy: 'collect',
      dimensions: [
        { kind: 'text', name: 'breed' },
        { kind: 'range', name: 'petAge', upperEnd: 'excluded' },
      ],
      outputs: [
        { kind: 'text', name: 'outcome' },
        { kind: 'text', name: 'reason' },
      ],
      editions: [
        {
          ...always,
          rows: [
            {
              when: ['English Bulldog', ['8', null]],
              results: ['refer', 'English Bulldogs from 8 years are looked at.'],
            },
            { when: ['Great Dane', ['7', null]], results: ['refer', 'Great Danes from 7 years are looked at.'] },
            { when: [null, ['20', null]], results: ['decline', 'Pets of 20 years and more are not insured.'] },
          ],
        },
      ],
    },
  ],
  steps: [
    { kind: 'lookup', table: 'breeds' },
    { kind: 'lookup', table: 'baseRates' },
    { kind: 'lookup', table: 'ageCurve' },
    { kind: 'lookup', table: 'postcodes' },
    { kind: 'lookup', table: 'excesses' },
    { kind: 'formula', name: 'risk', formula: 'baseRate * ageFactor * areaFactor * excessFactor' },
    { kind: 'formula', name: 'afterNeutering', formula: 'risk * IF(isNeutered, 0.95, 1)' },
    { kind: 'premium', name: 'basic', formula: 'MAX(afterNeutering, 60)' },
    {
      kind: 'discount',
      name: 'multiPet',
      percent: '(petsInsured - 1) * 5',
      atMostPercent: '15',
      when: 'petsInsured > 1',
    },
    { kind: 'add-on', name: 'dental', price: '24.50 * ageFactor', when: 'wantsDentalCover' },
    { kind: 'commission', name: 'brokerage', percent: '17.5' },
    { kind: 'tax', name: 'ipt', rates: [{ from: '2017-06-01', percent: '12' }] },
    { kind: 'instalments', name: 'yearly', count: 1 },
    { kind: 'instalments', name: 'monthly', count: 12 },
  ],
  rules: [
    {
      kind: 'condition',
      name: 'preExisting',
      when: 'hasPreExistingCondition',
      outcome: 'refer',
      reason: 'A condition that is known already is looked at.',
    },
    { kind: 'table', name: 'breedAndAge', table: 'referrals' },
    {
      kind: 'condition',
      name: 'dearPremium',
      when: 'premium > 2500',
      outcome: 'refer',
      reason: 'The premium is above £2,500.',
    },
  ],
})

/** A pet insurance of the United Kingdom, in rates of a realistic size. */
export const petProgramme = (): RatingProgram => parseRatingProgram(draft())
