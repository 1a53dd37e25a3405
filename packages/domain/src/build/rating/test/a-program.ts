import { compileProgram } from '../compile-program.ts'
import { loadProgram } from '../load-program.ts'
import { parseRatingProgram, type RatingProgram, type RatingProgramDraft } from '../rating-program.ts'

export function load(program: RatingProgram) {
  const { compiled, problems } = compileProgram(program)
  if (!compiled) throw new Error(problems.map(({ message, place }) => `${message} ${JSON.stringify(place)}`).join('\n'))
  return loadProgram(compiled)
}

export const aProgram = (change: Partial<RatingProgramDraft> = {}) =>
  parseRatingProgram({
    version: 1,
    name: 'Test',
    currency: 'GBP',
    inputs: [
      { kind: 'choice', name: 'plan', options: ['Basic', 'Full'] },
      { kind: 'number', name: 'value', decimals: 2, min: '0', max: '100000' },
    ],
    groups: [{ name: 'pets', min: 0, max: 3, inputs: [{ kind: 'number', name: 'age', min: '0', max: '30' }] }],
    tables: [],
    steps: [{ kind: 'premium', name: 'basic', formula: 'value * 1.5%' }],
    ...change,
  })

export const aTable = (rows: readonly unknown[], change: Readonly<Record<string, unknown>> = {}) =>
  ({
    name: 'rates',
    hitPolicy: 'first',
    dimensions: [
      { kind: 'text', name: 'plan' },
      { kind: 'range', name: 'value', upperEnd: 'excluded' },
    ],
    outputs: [{ kind: 'number', name: 'rate', decimals: 4 }],
    editions: [{ from: null, to: null, rows }],
    ...change,
  }) as unknown as NonNullable<RatingProgramDraft['tables']>[number]
