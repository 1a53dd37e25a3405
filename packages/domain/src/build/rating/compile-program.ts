import { CompileContext } from './compile-context.ts'
import { compileInputs } from './compile-inputs.ts'
import { MoneySteps } from './compile-money.ts'
import { compileRules } from './compile-rules.ts'
import { compileFormula, compileLookup, compileRound, runningPremium } from './compile-steps.ts'
import { compileTables, planTables, type TablePlan } from './compile-tables.ts'
import type { CompiledProgram, CompiledStep, CompiledTable } from './compiled-program.ts'
import type { Problem } from './problem.ts'
import { hashProgram } from './program-hash.ts'
import type { RatingProgram } from './rating-program.ts'
import type { RatingStep } from './rating-step.ts'
import { checkOrder, compileMoneyStep } from './ready-made.ts'
import { lookupWork } from './table-work.ts'

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
  const money = compileSteps(context, program.steps, plans)
  const steps = compileRules(context, program.rules, plans)
  const tables = compileTables(context, plans.values())
  spendOnLookups(context, steps, tables)
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
      money,
    },
    problems,
  }
}

function spendOnLookups(context: CompileContext, steps: readonly CompiledStep[], tables: readonly CompiledTable[]) {
  const work = tables.map(lookupWork)
  for (const step of steps) {
    if (step.kind !== 'lookup' && step.kind !== 'rule-table') continue
    const items = context.compiledGroups[step.group]?.max ?? 1
    context.spend((work[step.table] ?? 0) * items, { table: tables[step.table]?.name ?? '' })
  }
}

/** The steps in their order. `before` is told of each that it is reached: what is known then is what it may name. */
export function compileSteps(
  context: CompileContext,
  steps: readonly RatingStep[],
  plans: ReadonlyMap<string, TablePlan>,
  before?: () => void,
) {
  const money = new MoneySteps(context)
  checkOrder(context, steps)
  noteLater(context, steps, plans)
  for (const [position, step] of steps.entries()) {
    before?.()
    context.position = position
    if (step.kind === 'lookup') compileLookup(context, step, plans)
    else if (step.kind === 'formula') compileFormula(context, step)
    else if (step.kind === 'round') compileRound(context, step)
    else compileMoneyStep(money, step)
    noteBroken(context, step)
  }
  context.position = undefined
  return money.finish()
}

/** A name is not unknown because its step stands too low. */
function noteLater(
  { later, data }: CompileContext,
  steps: readonly RatingStep[],
  plans: ReadonlyMap<string, TablePlan>,
) {
  for (const [position, step] of steps.entries()) {
    const made =
      step.kind === 'lookup'
        ? (plans.get(step.table)?.table.outputs.map(({ name }) => step.as[name] ?? name) ?? [])
        : [step.name]
    for (const name of made) if (!later.has(name) && !data.has(name)) later.set(name, position + 1)
  }
}

function noteBroken(context: CompileContext, step: RatingStep) {
  if (step.kind === 'lookup') return
  const name = 'per' in step && step.per !== undefined ? `${step.per}.${step.name}` : step.name
  if (context.data.has(name)) return
  context.broken.add(step.name)
  if (step.kind === 'premium' && !context.data.has(runningPremium)) context.broken.add(runningPremium)
}
