import { messages } from '../../messages.ts'
import { namesInRating } from '../dataset/uses.ts'
import type { ProductForm } from '../product/product.ts'
import { compileProgram } from '../rating/compile-program.ts'
import type { Place } from '../rating/problem.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import type { Body } from './body.ts'
import { type At, type Problem, unwritten } from './problem.ts'
import { namesReadByRating, ratingProgramOf } from './rating-program-of.ts'

export function checkRating(body: Body, settings: ProductForm, tables: readonly RatingTable[]): Problem[] {
  const { rating, cover } = body
  const hasMonthly = rating.steps.some((step) => step.kind === 'instalments' && step.name === 'monthly')
  return [
    ...compileProblems(body, tables),
    ...(rating.currency === settings.currency
      ? []
      : [pricing(['rating', 'currency'], `Pricing is in ${rating.currency}, the product in ${settings.currency}`)]),
    ...(cover.frequencies.includes('monthly') && !hasMonthly
      ? [pricing(['rating', 'steps'], 'Monthly payment needs instalments named "monthly" in the pricing')]
      : []),
    ...rating.rules.flatMap((rule, at) =>
      rule.kind === 'condition'
        ? unwritten(rule.reason, ['rating', 'rules', at, 'reason'], 'The rule gives no reason', 'rules give no reason')
        : [],
    ),
    ...unansweredProblems(body, tables),
    ...underwritingProblems(body, tables),
  ]
}

const pricing = (path: At, message: string): Problem => ({ path, message, code: 'pricing' })

function compileProblems(body: Body, tables: readonly RatingTable[]): Problem[] {
  const { problems } = compileProgram(ratingProgramOf(body, tables))
  return problems
    .filter(({ severity, stopsPublishing }) => severity === 'error' || stopsPublishing)
    .map(({ message: foundWords, place }) => pricing(pathOf(place), `Pricing: ${foundWords}`))
}

function pathOf({ step, rule, position, field, table }: Place): At {
  const fields = field === undefined ? [] : [field]
  if (position !== undefined && (step !== undefined || rule !== undefined))
    return ['rating', rule === undefined ? 'steps' : 'rules', position, ...fields]
  return table === undefined ? ['rating', 'steps'] : ['rating', 'tables', table]
}

/** What pricing reads must be answered by everybody, or have something that stands for the answer. */
function unansweredProblems(body: Body, tables: readonly RatingTable[]): Problem[] {
  const read = namesReadByRating(body, tables)
  const asked = new Map(body.questions.groups.flatMap((group) => group.questions).map((each) => [each.name, each]))
  return body.dataset.properties.flatMap(({ name, default: standard, type }, at): Problem[] => {
    if (!read.has(name) || standard !== undefined) return []
    const path: At = ['dataset', 'properties', at, 'default']
    const question = asked.get(name)
    if (type === 'json') return [pricing(path, `Pricing cannot read "${name}", which has parts`)]
    if (!question) return [pricing(path, `Pricing needs "${name}", which nothing asks`)]
    return question.showIf || question.isOptional
      ? [pricing(path, `Pricing needs "${name}", which not everybody answers: give a default`)]
      : []
  })
}

/** A body whose rules look at nothing that is asked would insure anybody. */
function underwritingProblems(body: Body, tables: readonly RatingTable[]): Problem[] {
  const derived = new Map<string, Set<string>>()
  const ruled = new Set<string>()
  for (const [name, { path, isDefinition }] of namesInRating(body, tables)) {
    if (isDefinition) continue
    if (path[1] === 'rules') ruled.add(name)
    for (const result of resultsOf(body, tables, path)) {
      const origins = derived.get(result) ?? new Set()
      derived.set(result, origins.add(name))
    }
  }
  const asked = new Set(
    body.questions.groups.flatMap((group) => [group.name, ...group.questions.map(({ name }) => name)]),
  )
  // What the rules look at, and what that was made of: the set grows while it is gone through, by each name once.
  for (const name of ruled) {
    if (asked.has(name)) return []
    for (const origin of derived.get(name) ?? []) ruled.add(origin)
  }
  return [{ path: ['rating', 'rules'], message: messages.noUnderwritingQuestion, code: 'no-underwriting-question' }]
}

/** What the step at a path makes: a rule on the pet's age is a rule on the day it was born. */
function resultsOf({ rating }: Body, tables: readonly RatingTable[], [, list, at]: At): string[] {
  const step = list === 'steps' && typeof at === 'number' ? rating.steps[at] : undefined
  if (!step) return []
  if (step.kind !== 'lookup') return [step.name, 'premium']
  const outputs = tables.find(({ name }) => name === step.table)?.outputs ?? []
  return outputs.map(({ name }) => step.as[name] ?? name)
}
