import { CompileContext } from './compile-context.ts'
import { compileInputs } from './compile-inputs.ts'
import { MoneySteps } from './compile-money.ts'
import { compileRules } from './compile-rules.ts'
import { compileFormula, compileLookup, compileRound } from './compile-steps.ts'
import { compileTables, planTables } from './compile-tables.ts'
import type { CompiledProgram } from './compiled-program.ts'
import type { Problem } from './problem.ts'
import { hashProgram } from './program-hash.ts'
import type { RatingProgram } from './rating-program.ts'
import { checkOrder, compileMoneyStep } from './ready-made.ts'

export interface Compilation {
  /** Null when there is an error; warnings leave it. */
  readonly compiled: CompiledProgram | null
  readonly problems: readonly Problem[]
}

/** Checks a whole program and makes it ready to quote from. Every problem is told, not the first alone. */
export function compileProgram(program: RatingProgram): Compilation {
  const context = new CompileContext(program.currencyDecimals)
  const startSlot = compileInputs(context, program)
  const plans = planTables(context, program.tables)
  const money = new MoneySteps(context)
  checkOrder(context, program.steps)
  for (const step of program.steps) {
    if (step.kind === 'lookup') compileLookup(context, step, plans)
    else if (step.kind === 'formula') compileFormula(context, step)
    else if (step.kind === 'round') compileRound(context, step)
    else compileMoneyStep(money, step)
  }
  const parts = money.finish()
  const steps = compileRules(context, program.rules, plans)
  const tables = compileTables(context, plans.values())
  const { problems } = context
  if (context.hasErrors) return { compiled: null, problems }
  return {
    compiled: {
      hash: hashProgram(program),
      name: program.name,
      currency: program.currency,
      currencyDecimals: program.currencyDecimals,
      texts: [...context.texts.keys()],
      slots: context.slots,
      startSlot,
      inputs: context.compiledInputs,
      groups: context.compiledGroups,
      tables,
      steps,
      money: parts,
    },
    problems,
  }
}
