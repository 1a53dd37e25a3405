import type { Code } from './code.ts'
import type { CompileContext } from './compile-context.ts'
import { fieldFormula, knownGroup } from './compile-steps.ts'
import { type TablePlan, tableKeys } from './compile-tables.ts'
import type { CompiledStep } from './compiled-program.ts'
import { outcomes, type UnderwritingRule } from './rating-step.ts'

/** A rule runs as soon as what it asks is known, so that a decline needs no price. */
export function compileRules(
  context: CompileContext,
  rules: readonly UnderwritingRule[],
  plans: ReadonlyMap<string, TablePlan>,
): CompiledStep[] {
  const after = new Map<number, CompiledStep[]>()
  const compiled = rules.flatMap((rule, position) => {
    context.position = position
    return compileRule(context, rule, position, plans) ?? []
  })
  context.position = undefined
  // What rules ask of a list is known only now.
  const knownAt = slotsKnownAt(context.steps)
  for (const { step, slots } of [...compiled, ...referralsOf(context, rules.length)]) {
    let at = -1
    for (const slot of slots) at = Math.max(at, knownAt.get(slot) ?? -1)
    after.set(at, [...(after.get(at) ?? []), step])
  }
  return [...(after.get(-1) ?? []), ...context.steps.flatMap((step, at) => [step, ...(after.get(at) ?? [])])]
}

/** A lookup whose quote is referred where no row applies. */
function referralsOf(context: CompileContext, position: number) {
  return context.referrals.map(({ table, slot, per }) => {
    const count: Code = { op: 'slot', slot, each: per !== null, isBig: false }
    const when: Code = { op: 'compare', how: '=', left: count, right: { op: 'constant', value: 0 } }
    const reason = `No row of ${table} applies.`
    const rule = { name: table, position, group: context.groupNumber(per), when, outcome: 'refer', reason } as const
    return { step: { kind: 'rule', ...rule } as const, slots: new Set([slot]) }
  })
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
): { step: CompiledStep; slots: ReadonlySet<number> } | undefined {
  const place = { rule: rule.name }
  const per = knownGroup(context, rule.per, place)
  const shared = { name: rule.name, position, group: context.groupNumber(per) }
  if (rule.kind === 'condition') {
    const formula = fieldFormula(context, rule.when, 'condition', per, { ...place, field: 'when' })
    if (!formula) return undefined
    const when = context.checker(per).condition(formula)
    context.spendOn(when, per, { ...place, field: 'when' })
    if (!context.isWithin) return undefined
    const { outcome, reason } = rule
    return { step: { kind: 'rule', ...shared, when, outcome, reason }, slots: slotsIn(when) }
  }
  const plan = plans.get(rule.table)
  if (!plan) {
    context.error(`There is no table ${rule.table}.`, place, context.suggest(rule.table, plans.keys()))
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
  return { step, slots: new Set(keys.map(({ slot }) => slot)) }
}

function checkOutcomes(context: CompileContext, { table }: TablePlan, column: number) {
  const report = context.reporter({ table: table.name })
  for (const [edition, { rows }] of table.editions.entries())
    for (const [row, { results }] of rows.entries()) {
      const written = results[column] ?? ''
      if (outcomes.some((outcome) => outcome === written)) continue
      const place = { edition: edition + 1, row: row + 1, column: 'outcome' }
      report(`“${written}” is none of ${outcomes.join(', ')}.`, place, context.suggest(written, outcomes))
    }
}

function slotsIn(code: Code, slots = new Set<number>()): ReadonlySet<number> {
  const go = (...parts: readonly Code[]) => {
    for (const part of parts) slotsIn(part, slots)
  }
  switch (code.op) {
    case 'constant':
    case 'big-constant':
    case 'no-rate':
      break
    case 'slot':
      slots.add(code.slot)
      break
    case 'negative':
    case 'absolute':
    case 'not':
    case 'round':
    case 'count-if':
      go(code.of)
      break
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'smaller':
    case 'larger':
    case 'compare':
    case 'divide':
      go(code.left, code.right)
      break
    case 'if':
      go(code.when, code.yes, code.no)
      break
    case 'and':
    case 'or':
      go(...code.parts)
      break
    case 'total':
    case 'lowest':
    case 'highest':
      go(code.of, ...(code.start ? [code.start] : []))
      break
    case 'apply':
      go(code.of, code.by)
      break
    case 'years':
    default:
      go(code.start, code.end)
  }
  return slots
}
