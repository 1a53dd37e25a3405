import type { Stored } from '../document/model.ts'
import type { Condition } from '../question/condition.ts'

/** Version 1 kept limits and options with the questions, and the inputs and tables of pricing in the body. */
interface Version1 {
  readonly questions: {
    readonly groups: readonly { readonly name: string; readonly questions: readonly Question1[] }[]
    readonly lists: Readonly<Record<string, readonly Option1[]>>
  }
  readonly rating: Stored & { readonly inputs: readonly Input1[] }
}

interface Option1 {
  readonly value: string
  readonly label: string
  readonly help?: string
}

interface Question1 {
  readonly type: 'radio' | 'input' | 'select' | 'date' | 'phone' | 'address'
  readonly name: string
  readonly showIf?: { readonly name: string; readonly isOneOf: readonly string[] }
  readonly format?: 'text' | 'email' | 'number'
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly options?: readonly Option1[]
  readonly list?: string
}

interface Input1 {
  readonly kind: 'number' | 'choice' | 'text' | 'yes-no' | 'date'
  readonly name: string
  readonly default?: string | boolean
  readonly decimals?: number
  readonly min?: string
  readonly max?: string
  readonly options?: readonly string[]
}

/** Every stored version 1 was checked against its schema when it was saved. */
const asVersion1 = (stored: Stored) => stored as unknown as Version1

/** Tables are left out: a migration made records of them. */
export function upgradeFromVersion1(stored: Stored): Stored {
  const { questions, rating } = asVersion1(stored)
  const inputs = new Map(rating.inputs.map((input) => [input.name, input]))
  const asked = questions.groups.flatMap((group) => group.questions)
  const coverNames = namesOfCover(stored['cover'] as Cover1)
  const unasked = rating.inputs.filter(
    ({ name }) => !coverNames.has(name) && !asked.some((question) => question.name === name),
  )
  const { inputs: _inputs, groups: _groups, tables: _tables, version: _version, ...steps } = rating
  return {
    ...stored,
    dataset: {
      properties: [
        ...asked.map((question) => propertyOf(question, inputs.get(question.name), questions.lists)),
        ...unasked.map((input) => withDefault(unaskedProperty(input), input)),
      ],
    },
    questions: {
      groups: questions.groups.map((group) => ({ name: group.name, questions: group.questions.map(wordingOf) })),
    },
    rating: steps,
    translations: {},
  }
}

interface Cover1 {
  readonly planName: string
  readonly choices: readonly { readonly name: string }[]
  readonly addOns: readonly { readonly name: string }[]
}

const namesOfCover = ({ planName, choices, addOns }: Cover1) =>
  new Set([planName, ...choices.map(({ name }) => name), ...addOns.map(({ name }) => name)])

const dateLimits = ['minAge', 'maxAge', 'earliestInDays', 'latestInDays', 'from', 'to'] as const
const moved = ['options', 'list', 'format', 'maxLength', 'min', 'max', ...dateLimits] as const

function wordingOf(question: Question1): Stored {
  const wording = Object.fromEntries(Object.entries(question).filter(([key]) => !moved.some((each) => each === key)))
  return { ...wording, ...(question.showIf && { showIf: conditionOf(question.showIf) }) }
}

const conditionOf = ({ name, isOneOf }: { readonly name: string; readonly isOneOf: readonly string[] }): Condition => ({
  match: 'all',
  tests: [{ name, is: 'one-of', values: [...isOneOf] }],
})

const propertyOf = (question: Question1, input: Input1 | undefined, lists: Version1['questions']['lists']) =>
  withDefault(askedProperty(question, input, lists), input)

function askedProperty(question: Question1, input: Input1 | undefined, lists: Version1['questions']['lists']): Stored {
  const { name, type } = question
  switch (type) {
    case 'radio':
      return input?.kind === 'yes-no'
        ? { name, type: 'boolean', labels: labelsOf(question.options ?? []) }
        : { name, type: 'choice', options: question.options ?? [] }
    case 'select':
      return { name, type: 'choice', options: lists[question.list ?? ''] ?? [] }
    case 'input':
      return question.format === 'number'
        ? { name, type: 'number', decimals: 0, ...numberLimits(question, input) }
        : { name, type: 'text', format: question.format ?? 'text', maxLength: question.maxLength ?? 200 }
    case 'date':
      return { name, type: 'date', ...picked(question as unknown as Stored, dateLimits) }
    case 'phone':
      return { name, type: 'text', format: 'text', maxLength: 40 }
    case 'address':
    default:
      return { name, type: 'json' }
  }
}

function unaskedProperty({ kind, name, decimals = 0, min, max, options = [] }: Input1): Stored {
  if (kind === 'number') return { name, type: 'number', decimals, min, max }
  if (kind === 'choice') return { name, type: 'choice', options: options.map((value) => ({ value, label: value })) }
  if (kind === 'yes-no') return { name, type: 'boolean' }
  return kind === 'date' ? { name, type: 'date' } : { name, type: 'text', format: 'text', maxLength: 200 }
}

function withDefault(property: Stored, input: Input1 | undefined): Stored {
  if (input?.default === undefined) return property
  const standard = typeof input.default === 'boolean' ? (input.default ? 'yes' : 'no') : input.default
  return { ...property, default: standard }
}

/** Whichever was narrower: an answer outside what pricing knows stopped the quote. */
const numberLimits = ({ min, max }: Question1, input: Input1 | undefined) => ({
  min: String(Math.max(min ?? 0, Number(input?.min ?? 0))),
  max: String(Math.min(max ?? 999_999_999, Number(input?.max ?? 999_999_999))),
})

const labelsOf = (options: readonly Option1[]) => ({
  yes: options.find(({ value }) => value === 'yes')?.label ?? 'Yes',
  no: options.find(({ value }) => value === 'no')?.label ?? 'No',
})

const picked = (from: Stored, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])))
