import { threadCpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import { checkProgram } from './check-program.ts'
import { compileProgram } from './compile-program.ts'
import type { CompiledProgram, CompiledStep } from './compiled-program.ts'
import { workOf } from './formula-work.ts'
import { loadProgram } from './load-program.ts'
import { quote } from './quote.ts'
import { ratingLimits } from './rating-limits.ts'
import type { RatingProgram } from './rating-program.ts'
import { aProgram, load } from './test/a-program.ts'
import { chain, formula, hardPrograms, ofSteps, ordinaryProgram } from './test/hard-programs.ts'
import { traceOf } from './trace.ts'
import { writeArtefact } from './write-artefact.ts'

const on = { startDate: '2026-02-01', trace: traceOf }
const columns = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`column${at}`, 1]))
const answers = { ...columns, plan: 'Full', value: '1000', choice: 'none', pets: [{ age: 3 }, { age: 4 }] }

/** What everything takes that is done with a program, whatever else the machine does meanwhile. */
function timeOf(program: RatingProgram): number {
  const before = threadCpuUsage()
  checkProgram(program)
  const { compiled } = compileProgram(program)
  if (compiled) {
    writeArtefact(compiled)
    const loaded = loadProgram(compiled)
    try {
      quote(loaded, answers, on)
    } catch {
      // Some have no price; what it took to find that out counts.
    }
  }
  return threadCpuUsage(before).user
}

const least = (times: number, work: () => number) => Math.min(...Array.from({ length: times }, work))
const ordinary = ordinaryProgram()
const usual = least(3, () => timeOf(ordinary))

test.each(Object.entries(hardPrograms))('%s takes no more than a few ordinary programs', (_, make) => {
  const program = make()
  expect(least(2, () => timeOf(program)) / usual).toBeLessThan(20)
})

const errorsOf = (program: RatingProgram) =>
  compileProgram(program).problems.filter((each) => each.severity === 'error')

test('squares of squares are refused at the step where a number may get too long, however many follow', () => {
  const squares = chain(ratingLimits.steps - 2, (before) => `${before} * ${before}`)
  const problems = errorsOf(squares)
  expect(problems[0]).toMatchObject({
    message: 'This may become a number of more than 300 digits; bound it with MIN, or the data it uses.',
    place: { step: 'z6', position: 6, field: 'formula', from: 0, to: 7 },
  })
  expect(problems[1]?.message).toBe('z6 is not known until its own step is put right.')
  expect(checkProgram(squares).problems).toEqual(problems)
  expect(errorsOf(chain(990, (before) => `MIN(${before} * ${before}, 1000)`))).toEqual([])
})

test.each([
  [`1${'0'.repeat(ratingLimits.digits)}`, /more than 300 digits/],
  [`1${'0'.repeat(ratingLimits.digits - 1)} + 9${'0'.repeat(ratingLimits.digits - 1)}`, /more than 300 digits/],
  [`value${'%'.repeat(3000)}`, /more than 1000 operators/],
  [Array.from({ length: 1500 }, () => '1').join('+'), /more than 1000 operators/],
])('a number or a formula beyond the limits is refused, not worked out', (source, message) => {
  expect(errorsOf(ofSteps(formula('far', source)))).toMatchObject([
    { message: expect.stringMatching(message), place: { step: 'far', position: 0 } },
  ])
})

const manyOf = (source: string) =>
  ofSteps(formula('z', 'value'), ...Array.from({ length: 150 }, (_, at) => formula(`s${at}`, source)))

test('a price that takes too many operations is refused once, and so are formulas that are too long together', () => {
  expect(errorsOf(manyOf(Array.from({ length: 900 }, () => 'z').join('+')))).toMatchObject([
    { message: 'By here a price takes more than 200,000 operations; write it more simply.', place: { step: 's111' } },
  ])
  expect(errorsOf(manyOf(`IF(value > 1, 1, ${'0'.repeat(3900)})`))).toMatchObject([
    { message: 'By here the formulas have more than 400,000 characters together.', place: { step: 's102' } },
  ])
})

test('work is counted for each item of a group, and twice where the exact value may be needed as well', () => {
  const { compiled } = compileProgram(aProgram({ steps: [{ kind: 'premium', name: 'sum', formula: 'SUM(pets.age)' }] }))
  const step = compiled?.steps.find((each) => each.kind === 'value' && each.name === 'sum')
  const work = (items: number) => (step?.kind === 'value' ? workOf(step.code, () => items).near : 0)
  expect(work(30) - work(3)).toBe(27 * 2)
})

test('a program compiled before numbers were bounded stops, with a place, instead of growing', () => {
  const { program } = load(chain(4, (before) => `${before} * ${before}`))
  const old = withSquares(program, 40)
  const loaded = loadProgram(old)
  expect(() => quote(loaded, answers, on)).toThrow(
    expect.objectContaining({ code: 'formula.too-large', message: 'This is too large' }),
  )
})

/** Goes on squaring behind the last square, as the compiler once did. */
function withSquares(program: CompiledProgram, count: number): CompiledProgram {
  const at = program.steps.findLastIndex((step) => step.kind === 'value' && step.name === 'z4')
  const steps = program.steps.slice(0, at + 1)
  for (let made = 0; made < count; made++) {
    const last = steps.at(-1)
    if (last?.kind !== 'value') throw new Error('There is no square')
    const of = { op: 'slot', slot: last.slot, each: false, isBig: true } as const
    const slot = program.slots + made
    const shown = { ...of, slot }
    const next: CompiledStep = { ...last, slot, shown, code: { op: 'multiply', left: of, right: of, isBig: true } }
    steps.push(next)
  }
  return { ...program, slots: program.slots + count, steps: [...steps, ...program.steps.slice(at + 1)] }
}
