import type { Option } from '../dataset/option.ts'
import { type Dataset, type Property, type PropertyOf, type PropertyType, rangeOf } from '../dataset/property.ts'
import type { AskedGroup, AskedQuestion, OptionLists } from './asked-question.ts'
import type { Question, QuestionOf, QuestionSet, QuestionType } from './question.ts'

/** What a question of each type can ask for. */
export const asksFor: Readonly<Record<QuestionType, readonly PropertyType[]>> = {
  radio: ['boolean', 'choice'],
  checkboxes: ['several'],
  input: ['text', 'number', 'money'],
  select: ['choice', 'csv'],
  date: ['date'],
  phone: ['text'],
  address: ['json'],
  'car-registration': ['text'],
  'photo-video': ['json'],
}

interface Asking {
  readonly dataset: Dataset
  readonly questions: QuestionSet
}

/** The questions as they are asked. One that cannot be asked yet, for what it asks for is not there, is left out. */
export function askedGroups({ dataset, questions }: Asking): AskedGroup[] {
  const properties = new Map(dataset.properties.map((property) => [property.name, property]))
  return questions.groups.map(({ name, repeat, questions: written }) => ({
    name,
    repeat,
    questions: written.flatMap((question) => ask(question, properties.get(question.name)) ?? []),
  }))
}

export const askedQuestions = (asking: Asking): AskedQuestion[] =>
  askedGroups(asking).flatMap(({ questions }) => questions)

export function ask(question: Question, property: Property | undefined): AskedQuestion | undefined {
  if (!property || !asksFor[question.type].includes(property.type)) return undefined
  if (question.type === 'radio') return { ...question, options: optionsOf(property) ?? [] }
  if (question.type === 'checkboxes') return property.type === 'several' ? tickedOf(question, property) : undefined
  if (question.type === 'select') return { ...question, list: property.name }
  if (question.type === 'input') return { ...question, ...inputLimits(property) }
  if (question.type === 'date' && property.type === 'date') return { ...question, ...dateLimits(property) }
  return question
}

const tickedOf = (question: QuestionOf<'checkboxes'>, { options, atLeast, atMost }: PropertyOf<'several'>) => ({
  ...question,
  options,
  atLeast,
  atMost,
})

/** What may be answered, where it can be listed. A data source's rows are not here. */
export function optionsOf(property: Property): Option[] | undefined {
  if (property.type === 'choice' || property.type === 'several') return property.options
  if (property.type !== 'boolean') return undefined
  const { yes = 'Yes', no = 'No' } = property.labels ?? {}
  return [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]
}

/** Of every choice in the dataset, by its name. */
export const listsOf = ({ properties }: Dataset): OptionLists =>
  Object.fromEntries(properties.flatMap((each) => (each.type === 'choice' ? [[each.name, each.options]] : [])))

function inputLimits(property: Property) {
  if (property.type === 'number')
    return { format: 'number', maxLength: 20, decimals: property.decimals, ...rangeOf(property) } as const
  if (property.type === 'money') return { format: 'money', maxLength: 20, decimals: 2, ...rangeOf(property) } as const
  if (property.type !== 'text') return { format: 'text', maxLength: 200 } as const
  return { format: property.format, minLength: property.minLength, maxLength: property.maxLength }
}

const dateLimits = ({ minAge, maxAge, earliestInDays, latestInDays, from, to }: PropertyOf<'date'>) => ({
  minAge,
  maxAge,
  earliestInDays,
  latestInDays,
  from,
  to,
})
