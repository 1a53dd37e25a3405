import type { Body } from '../body/body.ts'
import { withCoverDays } from '../body/cover-period.ts'
import { ratingAnswers } from '../body/rating-answers.ts'
import { ratingProgramOf } from '../body/rating-program-of.ts'
import type { FlowBlockOf } from '../page/flow.ts'
import type { DataValues } from '../question/data-values.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { type LoadedProgram, loadProgram } from '../rating/load-program.ts'
import { quote } from '../rating/quote.ts'
import { RatingError } from '../rating/rating-error.ts'
import { traceOf } from '../rating/trace.ts'

export type Calculation = FlowBlockOf<'calculation'>

/** The value a calculation sets; nothing while an answer that it needs is missing. */
export type Calculate = (calculation: Calculation, values: DataValues, startDate: string) => string | undefined

/** A formula in the language of pricing, as a program of its own that makes nothing else. */
function programOf(body: Body, { sets, formula }: Calculation) {
  const steps = [
    { kind: 'formula' as const, name: sets, formula },
    { kind: 'premium' as const, name: `${sets}_price`, formula: '0', mode: 'half-up' as const },
  ]
  return compileProgram(ratingProgramOf({ ...body, rating: { ...body.rating, steps, rules: [] } }, []))
}

/** What is wrong with the formula, in words. */
export const formulaProblems = (body: Body, calculation: Calculation): string[] =>
  programOf(body, calculation)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)

/** Compiles each calculation once, however often it is asked. */
export function calculator(body: Body): Calculate {
  const programs = new Map<string, LoadedProgram | null>()
  const programFor = (calculation: Calculation) => {
    const known = programs.get(calculation.id)
    if (known !== undefined) return known
    const { compiled } = programOf(body, calculation)
    const loaded = compiled && loadProgram(compiled)
    programs.set(calculation.id, loaded)
    return loaded
  }
  return (calculation, values, startDate) => {
    const program = programFor(calculation)
    if (!program) return undefined
    try {
      const { trace } = quote(program, ratingAnswers(program, withCoverDays(body, program, values, startDate)), {
        startDate,
        trace: traceOf,
      })
      return trace?.find(({ step }) => step === calculation.sets)?.value
    } catch (error) {
      if (error instanceof RatingError) return undefined
      throw error
    }
  }
}
