import type { Code } from './code.ts'
import type { CompileContext } from './compile-context.ts'
import { fieldFormula, knownGroup } from './compile-steps.ts'
import { type TablePlan, tableKeys } from './compile-tables.ts'
import type { CompiledStep } from './compiled-program.ts'
import { nearestName } from './nearest-name.ts'
import { outcomes, type UnderwritingRule } from './rating-step.ts'

/** A rule runs as soon as what it asks is known, so that a decline needs no price. */
export function compileRules(
  context: CompileContext,
  rules: readonly UnderwritingRule[],
  plans: ReadonlyMap<string, TablePlan>,
): CompiledStep[] {
  const after = new Map<number, CompiledStep[]>()
  const knownAt = slotsKnownAt(context.steps)
  for (const [position, rule] of rules.entries()) {
    context.position = position
    const compiled = compileRule(context, rule, position, plans)
    if (!compiled) continue
    const at = Math.max(-1, ...compiled.slots.map((slot) => knownAt.get(slot) ?? -1))
    after.set(at, [...(after.get(at) ?? []), compiled.step])
  }
  context.position = undefined
  return [...(after.get(-1) ?? []), ...context.steps.flatMap((step, at) => [step, ...(after.get(at) ?? [])])]
}

function slotsKnownAt(steps: readonly CompiledStep[]): Map<number, number> {
  const known = new Map<number, number>()
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'value') known.set(step.slot, at)
    if (step.kind === 'lookup') for (const { slot } of step.outputs) known.set(slot, at)
  }
  return known
}

function compileRule(
  context: CompileContext,
  rule: UnderwritingRule,
  position: number,
  plans: ReadonlyMap<string, TablePlan>,
): { step: CompiledStep; slots: number[] } | undefined {
  const place = { rule: rule.name }
  const per = knownGroup(context, rule.per, place)
  const shared = { name: rule.name, position, group: context.groupNumber(per) }
  if (rule.kind === 'condition') {
    const formula = fieldFormula(context, rule.when, 'condition', per, { ...place, field: 'when' })
    if (!formula) return undefined
    const when = context.checker(per).condition(formula)
    const { outcome, reason } = rule
    return { step: { kind: 'rule', ...shared, when, outcome, reason }, slots: slotsIn(when) }
  }
  const plan = plans.get(rule.table)
  if (!plan) {
    context.error(`There is no table ${rule.table}.`, place, nearestName(rule.table, plans.keys()))
    return undefined
  }
  const { table } = plan
  const column = (name: string) => table.outputs.findIndex((output) => output.name === name && output.kind === 'text')
  const [outcomeColumn, reasonColumn] = [column('outcome'), column('reason')]
  if (table.hitPolicy !== 'collect' || outcomeColumn < 0 || reasonColumn < 0) {
    context.error('A table of rules collects, and has the text results outcome and reason.', place)
    return undefined
  }
  checkOutcomes(context, plan, outcomeColumn)
  const keys = tableKeys(context, plan, rule.using, per, place)
  const step = { kind: 'rule-table', ...shared, table: plan.position, keys, outcomeColumn, reasonColumn } as const
  return { step, slots: keys.map(({ slot }) => slot) }
}

function checkOutcomes(context: CompileContext, { table }: TablePlan, column: number) {
  for (const [edition, { rows }] of table.editions.entries())
    for (const [row, { results }] of rows.entries()) {
      const written = results[column] ?? ''
      if (outcomes.some((outcome) => outcome === written)) continue
      const place = { table: table.name, edition: edition + 1, row: row + 1, column: 'outcome' }
      context.error(`“${written}” is none of ${outcomes.join(', ')}.`, place, nearestName(written, outcomes))
    }
}

function slotsIn(code: Code): number[] {
  switch (code.op) {
    case 'constant':
    case 'big-constant':
    case 'no-rate':
      return []
    case 'slot':
      return [code.slot]
    case 'negative':
    case 'absolute':
    case 'not':
    case 'round':
    case 'count-if':
      return slotsIn(code.of)
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'smaller':
    case 'larger':
    case 'compare':
    case 'divide':
      return [...slotsIn(code.left), ...slotsIn(code.right)]
    case 'if':
      return [...slotsIn(code.when), ...slotsIn(code.yes), ...slotsIn(code.no)]
    case 'and':
    case 'or':
      return code.parts.flatMap(slotsIn)
    case 'total':
    case 'lowest':
    case 'highest':
      return [...slotsIn(code.of), ...(code.start ? slotsIn(code.start) : [])]
    case 'years':
    default:
      return [...slotsIn(code.start), ...slotsIn(code.end)]
  }
}
