import type { Option } from '../dataset/option.ts'
import { partNames, tickCountName, tickName, tickNames } from '../dataset/part-names.ts'
import { type Property, rangeOf } from '../dataset/property.ts'
import { namesInRating } from '../dataset/uses.ts'
import { limitNames } from '../plan/limit-data.ts'
import { addressDataNames } from '../question/address-data.ts'
import type { RatingGroup, RatingInput, RatingProgram } from '../rating/rating-program.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import type { Body } from './body.ts'
import { coverDaysInput } from './cover-period.ts'

/**
 * What the engine compiles: the body's steps and rules, the tables they read, and of all data that which they read. What
 * they do not read need not be answered for there to be a price. With `everything` it is all data and all tables: what
 * a step that is being written may name.
 */
export function ratingProgramOf(
  body: Body,
  tables: readonly RatingTable[],
  extent: 'what is read' | 'everything' = 'what is read',
): RatingProgram {
  const { rating, cover, dataset, questions } = body
  const named = namesReadByRating(body, tables)
  const isRead = (name: string) => extent === 'everything' || named.has(name)
  const used = new Set([...rating.steps, ...rating.rules].flatMap((each) => ('table' in each ? [each.table] : [])))
  const inputOf = (property: Property) =>
    property.type === 'several'
      ? [property.name, ...partNames(property)].some(isRead)
        ? ratingInput(property, rating)
        : []
      : [...(isRead(property.name) ? ratingInput(property, rating) : []), ...addressInputs(property)].filter(
          ({ name }) => isRead(name),
        )
  const repeated = questions.groups.filter(({ repeat }) => repeat)
  const ofItems = new Set(repeated.flatMap((group) => group.questions.map(({ name }) => name)))
  const properties = new Map(dataset.properties.map((property) => [property.name, property]))
  return {
    version: 1,
    name: rating.name,
    currency: rating.currency,
    currencyDecimals: rating.currencyDecimals,
    inputs: [
      ...dataset.properties.filter(({ name }) => !ofItems.has(name)).flatMap(inputOf),
      ...[...coverInputs(cover), coverDaysInput(body)].filter(({ name }) => isRead(name)),
    ],
    groups: repeated.flatMap(({ name, repeat, questions: asked }): RatingGroup[] => {
      const inputs = asked.flatMap((question) => properties.get(question.name) ?? []).flatMap(inputOf)
      return repeat && (isRead(name) || inputs.length > 0) ? [{ name, min: repeat.min, max: repeat.max, inputs }] : []
    }),
    tables: extent === 'everything' ? [...tables] : tables.filter(({ name }) => used.has(name)),
    steps: rating.steps,
    rules: rating.rules,
  }
}

/** All that the engine could read of a body, whether or not it does: what a table's columns may be about. */
export const allInputsOf = ({ dataset, cover, rating, period }: Body): RatingInput[] => [
  ...dataset.properties.flatMap((property) => [
    ...ratingInput(property, rating),
    ...addressInputs(property),
    ...tickInputs(property),
  ]),
  ...coverInputs(cover),
  coverDaysInput({ period }),
]

/** The data that steps, rules and the columns of their tables name. */
export function namesReadByRating(body: Body, tables: readonly RatingTable[]): ReadonlySet<string> {
  const named = namesInRating(body, tables).filter(([, { isDefinition }]) => !isDefinition)
  return new Set(named.map(([name]) => name))
}

function coverInputs(cover: Body['cover']): RatingInput[] {
  const { planName, plans, choices, addOns } = cover
  return [
    { kind: 'choice', name: planName, options: plans.map(({ code }) => code) },
    ...choices.map(({ name, options }) => ({ kind: 'choice' as const, name, options: valuesOf(options) })),
    ...addOns.map(({ name }) => ({ kind: 'yes-no' as const, name })),
    ...[...limitNames(cover).values()].map(
      (name) => ({ kind: 'number', name, decimals: 2, min: '0', max: '1000000000000' }) as const,
    ),
  ]
}

function ratingInput(property: Property, { currencyDecimals }: Body['rating']): RatingInput[] {
  const { name, default: standard } = property
  const withDefault = standard !== undefined && { default: standard }
  switch (property.type) {
    case 'number':
      return [{ kind: 'number', name, decimals: property.decimals, ...rangeOf(property), ...withDefault }]
    case 'money':
      return [{ kind: 'number', name, decimals: currencyDecimals, ...rangeOf(property), ...withDefault }]
    case 'date':
      return [{ kind: 'date', name, ...withDefault }]
    case 'boolean':
      return [{ kind: 'yes-no', name, ...(standard !== undefined && { default: standard === 'yes' }) }]
    case 'choice': {
      // What stands for "not answered" need not be among the answers.
      const options = [...new Set([...valuesOf(property.options), ...(standard === undefined ? [] : [standard])])]
      return [{ kind: 'choice', name, options, ...withDefault }]
    }
    case 'several': {
      const options = property.options.filter(({ value }) => value !== '')
      const named = options.map(({ value }) => ({ value, name: tickName(name, value) }))
      return named.length === 0 ? [] : [{ kind: 'several', name, options: named, count: tickCountName(name) }]
    }
    case 'text':
    case 'csv':
      return [{ kind: 'text', name, ...withDefault }]
    case 'json':
    default:
      return []
  }
}

/** The postcode of an address, and its area. An address that nobody gave lies nowhere. */
const addressInputs = ({ type, name }: Property): RatingInput[] =>
  type === 'json'
    ? Object.values(addressDataNames(name)).map((part) => ({ kind: 'text', name: part, default: '' }) as const)
    : []

/** What tables can look up of several options. */
const tickInputs = (property: Property): RatingInput[] =>
  property.type === 'several'
    ? [
        ...tickNames(property).map((name) => ({ kind: 'yes-no', name }) as const),
        {
          kind: 'number',
          name: tickCountName(property.name),
          decimals: 0,
          min: '0',
          max: `${property.options.length}`,
        },
      ]
    : []

const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value)
