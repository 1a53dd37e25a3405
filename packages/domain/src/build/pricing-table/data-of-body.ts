import type { Body } from '../body/body.ts'
import { allInputsOf } from '../body/rating-program-of.ts'
import { coverStart } from '../rating/compile-inputs.ts'
import type { KnownData } from './known-data.ts'

/** Everything a column can ask: what the product asks for, the day the cover starts, and what steps work out. */
export function dataOfBody(body: Body): KnownData[] {
  const worked = body.rating.steps.flatMap((step) => (step.kind === 'formula' || step.kind === 'round' ? [step] : []))
  const inputs = allInputsOf(body)
  const names = new Set(inputs.map(({ name }) => name))
  return [
    ...inputs,
    ...(names.has(coverStart) ? [] : [{ kind: 'date' as const, name: coverStart }]),
    ...worked
      .filter(({ name }) => !names.has(name))
      .map((step) => ({
        kind: 'number' as const,
        name: step.name,
        decimals: step.kind === 'round' ? step.decimals : 0,
        min: '-1000000000',
        max: '1000000000',
      })),
  ]
}

/** Steps and rules that look into a table, by what a person calls them. */
export function usersOfTable({ rating }: Body, table: string): string[] {
  const steps = rating.steps.flatMap((step, at) =>
    step.kind === 'lookup' && step.table === table ? [`Pricing step ${at + 1}`] : [],
  )
  const rules = rating.rules.flatMap((rule) =>
    rule.kind === 'table' && rule.table === table ? [`Underwriting rule ${rule.name}`] : [],
  )
  return [...steps, ...rules]
}
