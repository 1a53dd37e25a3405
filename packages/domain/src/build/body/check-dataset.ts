import { messages } from '../../messages.ts'
import type { Option } from '../dataset/option.ts'
import { partNames, tickCountName, tickName } from '../dataset/part-names.ts'
import { type Property, type PropertyOf, rangeOf, severalLimits } from '../dataset/property.ts'
import { limitNames } from '../plan/limit-data.ts'
import { ask } from '../question/ask.ts'
import { coverStart } from '../rating/compile-inputs.ts'
import { runningPremium } from '../rating/compile-steps.ts'
import type { Body } from './body.ts'
import { coverDays } from './cover-period.ts'
import { type At, duplicate, impossible, missing, type Problem, repeatedNames, unknown, unwritten } from './problem.ts'

/** The data itself: one name each, limits that some answer fits, enough options. */
export function checkDataset(body: Body): Problem[] {
  const { properties } = body.dataset
  return [
    ...nameProblems(body),
    ...properties.flatMap((property, at) => limitProblems(property, ['dataset', 'properties', at])),
    ...standardProblems(body),
  ]
}

/** Names that pricing gives a meaning of its own. */
const reserved = new Set<string>([coverStart, coverDays, runningPremium])

function nameProblems({ dataset, cover, questions }: Body): Problem[] {
  const limits = limitNames(cover)
  const given: (readonly [name: string, path: At])[] = [
    ...dataset.properties.map(({ name }, at) => [name, ['dataset', 'properties', at, 'name']] as const),
    ...dataset.properties.flatMap((property, at) =>
      property.type === 'several'
        ? [...new Set(partNames(property))].map((name) => [name, ['dataset', 'properties', at, 'name']] as const)
        : [],
    ),
    ...questions.groups.flatMap(({ name, repeat }, at) =>
      repeat ? [[name, ['questions', 'groups', at, 'name']] as const] : [],
    ),
    [cover.planName, ['cover', 'planName']],
    ...cover.choices.map(({ name }, at) => [name, ['cover', 'choices', at, 'name']] as const),
    ...cover.addOns.map(({ name }, at) => [name, ['cover', 'addOns', at, 'name']] as const),
    ...cover.items.flatMap(({ name }, at) => {
      const limit = limits.get(name)
      return limit === undefined ? [] : [[limit, ['cover', 'items', at, 'name']] as const]
    }),
  ]
  return [
    ...repeatedNames(
      given.map(([name]) => name),
      (at) => given[at]?.[1] ?? [],
      messages.dataNameTaken,
    ),
    ...given.flatMap(([name, path]) => (reserved.has(name) ? [duplicate(path, messages.dataNameTaken)] : [])),
  ]
}

function limitProblems(property: Property, at: At): Problem[] {
  switch (property.type) {
    case 'choice':
      return optionProblems(property.options, [...at, 'options'])
    case 'several':
      return severalProblems(property, at)
    case 'number':
    case 'money': {
      const { min, max } = rangeOf(property)
      return Number(min) > Number(max)
        ? [impossible([...at, 'max'], `No number is both ${min} or more and ${max} or less`)]
        : []
    }
    case 'text':
      return (property.minLength ?? 0) > property.maxLength
        ? [impossible([...at, 'minLength'], 'The shortest text is longer than the longest')]
        : []
    case 'date': {
      const { minAge = 0, maxAge = 200, earliestInDays = -1e6, latestInDays = 1e6, from = '', to = '9999' } = property
      const isImpossible = minAge > maxAge || earliestInDays > latestInDays || from > to
      return isImpossible ? [impossible(at, 'No date fits these limits')] : []
    }
    case 'csv':
      return property.source ? [] : [missing([...at, 'source'], 'Choose a data source', 'lists have no data source')]
    case 'boolean':
    case 'json':
    default:
      return []
  }
}

/** Each option is data of its own in pricing: two of one name could not be told apart. */
function severalProblems({ name, options, atLeast = 0, atMost = options.length }: PropertyOf<'several'>, at: At) {
  const values = [...new Set(options.map(({ value }) => value).filter(Boolean))]
  const isTooMany = atLeast > atMost || atLeast > options.length
  return [
    ...optionProblems(options, [...at, 'options']),
    ...(options.length > severalLimits.options
      ? [impossible([...at, 'options'], `Give at most ${severalLimits.options} options to tick`)]
      : []),
    ...options.flatMap(({ value }, position) =>
      value.includes('\n') ? [impossible([...at, 'options', position, 'value'], 'A value is one line')] : [],
    ),
    ...repeatedNames(
      [tickCountName(name), ...values.map((value) => tickName(name, value))],
      (position) => [...at, 'options', options.findIndex(({ value }) => value === values[position - 1]), 'value'],
      'Pricing would know this option by a name that is taken: change its value',
    ),
    ...(isTooMany
      ? [impossible([...at, 'atLeast'], `At least ${atLeast} of ${options.length}, but at most ${atMost}`)]
      : []),
  ]
}

/** Of a choice in the dataset, or of the cover. */
export function optionProblems(options: readonly Option[], at: At): Problem[] {
  return [
    ...(options.length < 2 ? [missing(at, 'Give at least 2 options', 'choices have fewer than 2 options')] : []),
    ...options.flatMap(({ value, label }, position) =>
      value
        ? unwritten(label, [...at, position, 'label'], 'The option has no label', 'options have no label')
        : [missing([...at, position, 'value'], 'The option has no value', 'options have no value')],
    ),
    ...repeatedNames(
      options.map(({ value }) => value),
      (position) => [...at, position, 'value'],
      messages.alreadyExists,
    ),
  ]
}

const standards = [
  {
    key: 'holder',
    type: 'input',
    unasked: 'No question asks for the policyholder',
    mistaken: (name: string) => `No input question named "${name}" asks for the policyholder`,
  },
  {
    key: 'email',
    type: 'input',
    unasked: 'No question asks for the e-mail address',
    mistaken: (name: string) => `No input question named "${name}" asks for the e-mail address`,
  },
  {
    key: 'address',
    type: 'address',
    mistaken: (name: string) => `No address question named "${name}" asks for the address`,
  },
  {
    key: 'coverStart',
    type: 'date',
    mistaken: (name: string) => `No date question named "${name}" asks for the cover start`,
  },
] as const

/** Without the first two nobody could be sent a policy. */
function standardProblems({ standard, questions, dataset }: Body): Problem[] {
  const properties = new Map(dataset.properties.map((property) => [property.name, property]))
  const asked = new Map(
    questions.groups
      .filter(({ repeat }) => !repeat)
      .flatMap((group) => group.questions)
      .map((question) => [question.name, ask(question, properties.get(question.name))?.type]),
  )
  return standards.flatMap((each) => {
    const name = standard[each.key]
    const path = ['standard', each.key]
    if (name === null) return 'unasked' in each ? [missing(path, each.unasked)] : []
    return asked.get(name) === each.type ? [] : [unknown(path, each.mistaken(name))]
  })
}
