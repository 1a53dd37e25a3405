import type { RatingTable, TableRow } from '@coverwright/domain/build/rating/rating-table'
import type { z } from 'zod'

const always = { from: null, to: null }

const row = (when: TableRow['when'], result: string): TableRow => ({ when, results: [result] })

const rows = (entries: readonly (readonly [key: string | null, value: string])[]) =>
  entries.map(([key, value]) => row([key], value))

/** Breeds that vets see more often, or at greater cost; every other breed is at the base rate. */
const dogFactors = [
  ['French Bulldog', '1.4500'],
  ['Bulldog', '1.5000'],
  ['Pug', '1.3500'],
  ['Boston Terrier', '1.2000'],
  ['Dogue de Bordeaux', '1.5500'],
  ['Great Dane', '1.5500'],
  ['St Bernard', '1.4500'],
  ['Irish Wolfhound', '1.4500'],
  ['Bernese Mountain Dog', '1.3500'],
  ['Rottweiler', '1.3000'],
  ['German Shepherd', '1.1500'],
  ['Golden Retriever', '1.0500'],
  ['Cavalier King Charles Spaniel', '1.2000'],
  ['Border Terrier', '0.8500'],
  ['Jack Russell Terrier', '0.8000'],
  ['Whippet', '0.8500'],
  [null, '1.0000'],
] as const

const catFactors = [
  ['Bengal', '1.2500'],
  ['Sphynx', '1.4500'],
  ['Maine Coon', '1.2500'],
  ['Ragdoll', '1.2000'],
  ['Persian', '1.2500'],
  ['Siamese', '1.1500'],
  [null, '1.0000'],
] as const

/** Young animals have accidents, old ones illnesses: points at which the curve bends. */
const agePoints = {
  dog: [
    ['0', '1.0800'],
    ['1', '0.9600'],
    ['3', '1.0000'],
    ['6', '1.2500'],
    ['9', '1.9500'],
    ['12', '3.1000'],
    ['20', '4.6000'],
  ],
  cat: [
    ['0', '1.0500'],
    ['1', '0.9500'],
    ['4', '1.0000'],
    ['8', '1.3500'],
    ['12', '2.2000'],
    ['20', '3.6000'],
  ],
} as const

const ageRows = Object.entries(agePoints).flatMap(([species, points]) =>
  points.map(([age, factor]) => row([species, age], factor)),
)

const factor = (name: string) => ({ kind: 'number', name, decimals: 4 }) as const

/** Rates before tax, for a year. */
export const petTables: z.input<typeof RatingTable>[] = [
  {
    name: 'planRates',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'plan' }],
    outputs: [{ kind: 'number', name: 'baseRate', decimals: 2, unit: 'GBP' }],
    editions: [
      {
        ...always,
        rows: rows([
          ['essential', '152.14'],
          ['plus', '243.75'],
          ['lifetime', '341.36'],
        ]),
      },
    ],
  },
  {
    name: 'speciesRates',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'species' }],
    outputs: [factor('speciesFactor')],
    editions: [
      {
        ...always,
        rows: rows([
          ['dog', '1.0000'],
          ['cat', '0.6400'],
        ]),
      },
    ],
  },
  {
    name: 'dogBreeds',
    hitPolicy: 'first',
    dimensions: [{ kind: 'text', name: 'dog_breed' }],
    outputs: [factor('dogFactor')],
    editions: [{ ...always, rows: rows(dogFactors) }],
  },
  {
    name: 'catBreeds',
    hitPolicy: 'first',
    dimensions: [{ kind: 'text', name: 'cat_breed' }],
    outputs: [factor('catFactor')],
    editions: [{ ...always, rows: rows(catFactors) }],
  },
  {
    name: 'breedKinds',
    hitPolicy: 'unique',
    dimensions: [{ kind: 'text', name: 'breed_kind' }],
    outputs: [factor('kindFactor')],
    editions: [
      {
        ...always,
        rows: rows([
          ['pedigree', '1.0000'],
          ['cross', '0.9400'],
          ['mixed', '0.9000'],
        ]),
      },
    ],
  },
  {
    name: 'ageCurve',
    hitPolicy: 'interpolate',
    beyond: 'hold',
    dimensions: [
      { kind: 'text', name: 'species' },
      { kind: 'curve', name: 'petAge' },
    ],
    outputs: [factor('ageFactor')],
    editions: [{ ...always, rows: ageRows }],
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
          ['50', '1.1200'],
          ['100', '1.0000'],
          ['200', '0.8800'],
          ['300', '0.8000'],
        ]),
      },
    ],
  },
]
