import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { TraceEntry } from '@coverwright/domain/build/rating/trace'

type Tables = readonly Pick<RatingTable, 'name' | 'outputs'>[]

/** The names under which a step shows in the trace. */
function namesGiven(step: RatingStep, tables: Tables): string[] {
  switch (step.kind) {
    case 'lookup': {
      const outputs = tables.find(({ name }) => name === step.table)?.outputs ?? []
      return outputs.map(({ name }) => step.as[name] ?? name)
    }
    case 'driver':
      return [step.name, `${step.name}Each`]
    case 'tax':
    case 'premium-levy':
      return [step.name, `${step.name}Percent`]
    case 'formula':
    case 'round':
    case 'premium':
    case 'discount':
    case 'loading':
    case 'add-on':
    case 'personal-accident':
    case 'commission':
    case 'fee':
    case 'instalments':
    default:
      return [step.name]
  }
}

/** Which step a line of the trace is about. */
export function stepPositions({ steps, tables }: Pick<RatingProgram, 'steps' | 'tables'>): Map<string, number> {
  return new Map(steps.flatMap((step, position) => namesGiven(step, tables).map((name) => [name, position] as const)))
}

export interface StepResult {
  /** What the step gave: one value, or one for each item or result. */
  readonly values: readonly string[]
  /** What the premium was after it. */
  readonly premium: string | null
}

/** What each step gave in the test quote, by its position. */
export function resultsOfSteps(
  program: Pick<RatingProgram, 'steps' | 'tables'>,
  trace: readonly TraceEntry[],
): Map<number, StepResult> {
  const positions = stepPositions(program)
  const results = new Map<number, { values: string[]; premium: string | null }>()
  for (const { step, value, premium } of trace) {
    const position = positions.get(step)
    if (position === undefined || isHelper(program.steps[position], step)) continue
    const result = results.get(position)
    if (result) result.values.push(value)
    else results.set(position, { values: [value], premium })
  }
  return results
}

/** A rate or an item's share stands in the trace; the step's own value is the amount. */
const isHelper = (step: RatingStep | undefined, name: string) =>
  step !== undefined && step.kind !== 'lookup' && step.name !== name
