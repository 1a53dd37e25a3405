import { rangeOf } from '../dataset/property.ts'
import type { Body } from './body.ts'
import { mostCoverDays } from './cover-period.ts'
import { type At, impossible, missing, type Problem, unknown } from './problem.ts'

/** Cover that has a first day, a last day, and payments that end before it does. */
export const checkPeriod = (body: Body): Problem[] => [
  ...startProblems(body),
  ...lengthProblems(body),
  ...monthlyProblems(body),
]

/** Without both ends somebody could buy cover for last week, or for the next century at the rates of today. */
function startProblems({ standard, dataset }: Body): Problem[] {
  const at = dataset.properties.findIndex(({ name }) => name === standard.coverStart)
  const property = dataset.properties[at]
  if (property?.type !== 'date') return []
  const { earliestInDays, latestInDays, to } = property
  const path: At = ['dataset', 'properties', at]
  return [
    ...(earliestInDays === undefined || earliestInDays < 0
      ? [missing([...path, 'earliestInDays'], 'Say when cover may start at the earliest: today, or some days later')]
      : []),
    ...(latestInDays === undefined && to === undefined
      ? [missing([...path, 'latestInDays'], 'Say when cover may start at the latest')]
      : []),
  ]
}

function lengthProblems({ period: { length }, standard, dataset, questions }: Body): Problem[] {
  if (!('name' in length)) return []
  const path: At = ['period', 'length', 'name']
  const { name, by } = length
  if (name === null) return [missing(path, 'Choose the question that says how long cover lasts')]
  const property = dataset.properties.find((each) => each.name === name)
  const question = questions.groups
    .filter(({ repeat }) => !repeat)
    .flatMap((group) => group.questions)
    .find((each) => each.name === name)
  if (!property || !question) return [unknown(path, `No question asks for "${name}"`)]
  if (question.showIf || question.isOptional)
    return [impossible(path, `Everybody must answer "${name}": it says how long cover lasts`)]
  if (by === 'last-day') {
    if (property.type !== 'date') return [impossible(path, `"${name}" is no date`)]
    return standard.coverStart === null || standard.coverStart === name
      ? [missing(['standard', 'coverStart'], 'Ask for the first day of cover, beside the last')]
      : []
  }
  if (property.type !== 'number' || property.decimals > 0) return [impossible(path, `"${name}" is no whole number`)]
  const { min, max } = rangeOf(property)
  return Number(min) < 1 || Number(max) > mostCoverDays
    ? [impossible(path, `"${name}" must lie between 1 and ${mostCoverDays}: cover lasts that many days`)]
    : []
}

/** Monthly payments of a week's cover would go on when it is long over. */
function monthlyProblems({ period: { length }, cover, rating }: Body): Problem[] {
  if (!cover.frequencies.includes('monthly')) return []
  if (length.by !== 'months')
    return [impossible(['cover', 'frequencies'], 'Cover that does not last for months is paid for at once')]
  const monthly = rating.steps.find((step) => step.kind === 'instalments' && step.name === 'monthly')
  return monthly?.kind === 'instalments' && monthly.count > length.months
    ? [impossible(['cover', 'frequencies'], 'There are more monthly payments than months of cover')]
    : []
}
