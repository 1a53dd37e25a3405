import { expect, test } from 'vitest'
import { parseBody } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { quote } from '../rating/quote.ts'
import { aProgram, load } from '../rating/test/a-program.ts'
import { convert } from './convert.ts'
import { dataOfBody } from './data-of-body.ts'
import { identify } from './identify.ts'
import type { KnownData } from './known-data.ts'
import { aSheet } from './test/cells.ts'
import { fields } from './test/corpus-case.ts'

const codes = {
  hitPolicy: 'unique',
  beyond: 'stop',
  dimensions: [{ kind: 'text', name: 'breed' }],
  outputs: [
    { kind: 'text', name: 'code' },
    { kind: 'number', name: 'rate', decimals: 2 },
  ],
} as const

const bodyWith = () =>
  parseBody({
    ...sampleBody,
    rating: {
      ...sampleBody.rating,
      steps: [
        { kind: 'formula' as const, name: 'is_old', formula: '1 > 2' },
        { kind: 'lookup' as const, table: 'codes', using: { breed: 'is_old' }, as: {} },
      ],
    },
  })

test('what another table and earlier steps work out can be asked by a column', () => {
  const shapes = { codes: { ...codes, dimensions: [...codes.dimensions], outputs: [...codes.outputs] } }
  const known = dataOfBody(bodyWith(), shapes)
  expect(known.find(({ name }) => name === 'is_old')).toMatchObject({ kind: 'yes-no' })
  expect(known.find(({ name }) => name === 'code')).toEqual({ kind: 'text', name: 'code', isWorkedOut: true })
})

test('a heading that names the result of another table is still taken for a result of its own', () => {
  const known = [
    { kind: 'text', name: 'code', isWorkedOut: true },
    { kind: 'number', name: 'rate', decimals: 2, min: '0', max: '9', isWorkedOut: true },
  ] as const
  const sheet = aSheet('Rates', [
    ['Code', 'Rate'],
    ['A', 1.1],
    ['B', 1.2],
  ])
  const found = identify(sheet, known)
  expect(found.is === 'identified' && found.identified.mapping.fields.map(({ role, name }) => [role, name])).toEqual([
    ['dimension', 'code'],
    ['output', 'rate'],
  ])
})

test('a table of codes that no heading tells is mapped by hand', () => {
  const known: KnownData[] = [{ kind: 'choice', name: 'breed', options: ['Pug', 'Beagle'] }]
  const sheet = aSheet('Codes', [
    ['Breed', 'Code'],
    ['Pug', 'A'],
    ['Beagle', 'B'],
  ])
  const found = identify(sheet, known)
  if (found.is !== 'failed' || !found.draft) throw new Error('There is nothing to go on from')
  const { mapping } = found.draft
  const byHand = fields({ 1: { role: 'output', name: 'code', cells: 'text' } })(mapping)
  const made = convert(sheet, byHand, known, { cells: {}, skipped: [] })
  expect([made.rows, made.problems]).toEqual([
    [
      { when: ['Pug'], results: ['A'] },
      { when: ['Beagle'], results: ['B'] },
    ],
    [],
  ])
})

const rows = (...all: [string, string][]) => all.map(([when, result]) => ({ when: [when], results: [result] }))

test('a table looks up by the text of another, and by yes and no', () => {
  const tables = [
    {
      name: 'codes',
      hitPolicy: 'unique' as const,
      dimensions: [{ kind: 'yes-no' as const, name: 'smoker' }],
      outputs: [{ kind: 'text' as const, name: 'code' }],
      editions: [{ from: null, to: null, rows: rows(['yes', 'A'], ['no', 'B']) }],
    },
    {
      name: 'prices',
      hitPolicy: 'unique' as const,
      dimensions: [{ kind: 'text' as const, name: 'code' }],
      outputs: [{ kind: 'number' as const, name: 'price', decimals: 2 }],
      editions: [{ from: null, to: null, rows: rows(['A', '20'], ['B', '10']) }],
    },
  ]
  const loaded = load(
    aProgram({
      inputs: [{ kind: 'yes-no', name: 'smoker' }],
      tables,
      steps: [
        { kind: 'lookup', table: 'codes' },
        { kind: 'lookup', table: 'prices' },
        { kind: 'premium', name: 'basic', formula: 'price' },
      ],
    }),
  )
  const priceOf = (smoker: boolean) =>
    quote(loaded, { smoker, pets: [] }, { startDate: '2026-02-01' }).premium?.netMinor
  expect([priceOf(true), priceOf(false)]).toEqual([2000, 1000])
})
