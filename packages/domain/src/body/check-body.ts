import type { ProductForm } from '../product/product.ts'
import { regulationOf } from '../product/regulation.ts'
import type { Question } from '../question/question.ts'
import { compileProgram } from '../rating/compile-program.ts'
import type { RatingInput } from '../rating/rating-program.ts'
import type { Body } from './body.ts'

/** What stands in the way of selling this, in words for whoever builds it; empty when nothing does. */
export function checkBody(body: Body, settings: ProductForm, today: string): string[] {
  return [...ratingProblems(body, settings), ...nameProblems(body), ...documentProblems(body, settings, today)]
}

function ratingProblems({ rating, cover, questions }: Body, { currency }: ProductForm): string[] {
  const { problems } = compileProgram(rating)
  const found = problems.filter(({ severity }) => severity === 'error').map(({ message }) => `Pricing: ${message}`)
  if (rating.currency !== currency) found.push(`Pricing is in ${rating.currency}, the product in ${currency}`)
  if (rating.groups.length > 0) found.push('Pricing asks for repeated answers, which no question gives')
  if (cover.frequencies.includes('monthly') && !hasMonthly(rating.steps))
    found.push('Monthly payment needs instalments named "monthly" in the pricing')

  const asked = new Map(questions.groups.flatMap((group) => group.questions).map((each) => [each.name, each]))
  const chosen = new Map<string, readonly string[]>([
    [cover.planName, cover.plans.map(({ code }) => code)],
    ...cover.choices.map(({ name, options }) => [name, options.map(({ value }) => value)] as const),
    ...cover.addOns.map(({ name }) => [name, ['yes', 'no']] as const),
  ])
  for (const input of rating.inputs) {
    const values = chosen.get(input.name) ?? answersOf(asked.get(input.name), questions.lists)
    if (values === undefined && input.default === undefined)
      found.push(`Pricing needs "${input.name}", which nothing asks`)
    const unknown = values && unknownTo(input, values)
    if (unknown) found.push(`Pricing does not know the answer "${unknown}" to "${input.name}"`)
  }
  return found
}

const hasMonthly = (steps: Body['rating']['steps']) =>
  steps.some((step) => step.kind === 'instalments' && step.name === 'monthly')

/** The answers a question allows, or an empty list where they cannot be listed. */
function answersOf(question: Question | undefined, lists: Body['questions']['lists']): readonly string[] | undefined {
  if (!question) return undefined
  if (question.type === 'radio') return question.options.map(({ value }) => value)
  if (question.type === 'select') return (lists[question.list] ?? []).map(({ value }) => value)
  return []
}

/** An answer that would stop a quote half-way must not be offered at all. */
function unknownTo(input: RatingInput, values: readonly string[]): string | undefined {
  if (input.kind === 'choice') return values.find((value) => !input.options.includes(value))
  if (input.kind === 'yes-no') return values.find((value) => value !== 'yes' && value !== 'no')
  return undefined
}

function nameProblems({ standard, questions, cover }: Body): string[] {
  const types = new Map(questions.groups.flatMap((group) => group.questions).map(({ name, type }) => [name, type]))
  const wanted = [
    ['holder', standard.holder, 'input'],
    ['e-mail address', standard.email, 'input'],
    ['address', standard.address, 'address'],
    ['cover start', standard.coverStart, 'date'],
  ] as const
  const taken = [cover.planName, ...cover.choices.map(({ name }) => name), ...cover.addOns.map(({ name }) => name)]
  return [
    ...wanted.flatMap(([what, name, type]) =>
      name === null || types.get(name) === type ? [] : [`No ${type} question named "${name}" asks for the ${what}`],
    ),
    ...taken.filter((name) => types.has(name)).map((name) => `"${name}" is both a question and a choice of cover`),
  ]
}

function documentProblems({ documents, declarations }: Body, settings: ProductForm, today: string): string[] {
  const needed = regulationOf(settings, today).documents
  const missing = needed.filter((kind) => !documents.some((document) => document.kind === kind))
  return [
    ...missing.map((kind) => `The document "${kind}" is missing`),
    ...(declarations.some(({ kind }) => kind === 'general') ? [] : ['There is nothing the buyer declares']),
  ]
}
