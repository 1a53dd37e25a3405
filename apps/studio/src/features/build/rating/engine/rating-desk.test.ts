import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { parseRatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { writeArtefact } from '@coverwright/domain/build/rating/write-artefact'
import { expect, test } from 'vitest'
import type { SlimProgram } from './protocol.ts'
import { RatingDesk } from './rating-desk.ts'

const program = parseRatingProgram({
  version: 1,
  name: 'Pets',
  currency: 'GBP',
  inputs: [
    { kind: 'choice', name: 'breed', options: ['Poodle', 'Lurcher'] },
    { kind: 'yes-no', name: 'chipped' },
  ],
  groups: [{ name: 'claims', min: 0, max: 3, inputs: [{ kind: 'number', name: 'cost', min: '0', max: '9000' }] }],
  tables: [
    {
      name: 'breed_rates',
      hitPolicy: 'first',
      dimensions: [{ kind: 'text', name: 'breed' }],
      outputs: [{ kind: 'number', name: 'base', decimals: 2 }],
      editions: [{ from: null, to: null, rows: [{ when: ['Poodle'], results: ['120.50'] }] }],
    },
  ],
  steps: [
    { kind: 'lookup', table: 'breed_rates' },
    { kind: 'premium', name: 'start', formula: 'base + SUM(claims.cost)' },
    { kind: 'discount', name: 'chip', percent: '10', when: 'chipped' },
  ],
})
const { tables, ...rest } = program
const slim: SlimProgram = { ...rest, tables: ['breed_rates'] }
const values = { breed: 'Poodle', chipped: 'yes', claims: [{ cost: '10' }, { cost: '' }] }
const question = { values: { ...values, claims: [{ cost: '10' }] }, startDate: '2026-11-20' }
const clock = () => 0

function aDesk() {
  const desk = new RatingDesk()
  desk.setTables(tables)
  return desk
}

test('quotes, and tells the value of a formula at its place', () => {
  const result = aDesk().quote(slim, question, { position: 1, per: 'claims', formula: 'cost * base' }, clock)
  expect(result).toMatchObject({ kind: 'quote', quote: { premium: { grossMinor: 11_745 } }, probe: ['1205.00'] })
  expect(result.kind === 'quote' && result.quote.trace?.map(({ step }) => step)).toEqual([
    'base',
    'start',
    'chip',
    'gross',
  ])
})

test('a formula that is wrong leaves the quote', () => {
  const result = aDesk().quote(slim, question, { position: 1, per: null, formula: 'base *' }, clock)
  expect(result).toMatchObject({ kind: 'quote', quote: { premium: { grossMinor: 11_745 } }, probe: null })
})

test('tells what is not answered, and what is wrong with the program', () => {
  const desk = aDesk()
  expect(desk.quote(slim, { ...question, values }, null, clock)).toMatchObject({
    kind: 'failure',
    failure: { code: 'answer.missing', place: { group: 'claims', item: 2, input: 'cost' } },
  })
  const broken: SlimProgram = { ...slim, steps: slim.steps.slice(1) }
  expect(desk.quote(broken, question, null, clock)).toMatchObject({
    kind: 'problems',
    problems: [{ message: 'There is no base.', place: { position: 0 } }],
  })
})

test('a chain of squares is told as a problem of its step, not worked out', () => {
  const squares = Array.from({ length: 900 }, (_, at) => ({
    kind: 'formula' as const,
    name: `z${at + 1}`,
    formula: `z${at} * z${at}`,
  }))
  const steps = [{ kind: 'formula' as const, name: 'z0', formula: 'SUM(claims.cost)' }, ...squares, ...slim.steps]
  const desk = aDesk()
  const result = desk.quote({ ...slim, steps }, question, { position: 3, per: null, formula: 'z2 ^ 20' }, clock)
  expect(result.kind === 'problems' && result.problems[0]).toMatchObject({
    message: expect.stringContaining('more than 300 digits'),
    place: { step: 'z7', position: 7 },
  })
  expect(desk.run({ ...slim, steps }, [question], () => {})).toEqual([
    { decision: null, message: expect.stringContaining('more than 300 digits') },
  ])
})

test('runs cases against what is written and against what was published', () => {
  const { compiled } = compileProgram(program)
  const bytes = compiled ? writeArtefact(compiled) : new Uint8Array()
  const questions = [question, { ...question, values: { ...question.values, breed: 'Lurcher' } }]
  const desk = aDesk()
  desk.setBaseline(bytes)
  const before = desk.runBaseline(questions, () => {})
  const dearer: SlimProgram = { ...slim, steps: slim.steps.slice(0, 2) }
  const after = desk.run(dearer, questions, () => {})
  expect(before).toEqual([
    { decision: 'accept', grossMinor: 11_745 },
    { decision: null, message: expect.stringContaining('breed_rates') },
  ])
  expect(after[0]).toEqual({ decision: 'accept', grossMinor: 13_050 })
})
