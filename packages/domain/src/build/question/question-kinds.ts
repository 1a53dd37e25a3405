import type { Property, PropertyType } from '../dataset/property.ts'
import type { Question, QuestionType } from './question.ts'

interface QuestionKind {
  /** The control, and the data it asks for. */
  readonly type: QuestionType
  readonly asks: PropertyType
  /** What its data is called until somebody has said what is asked. */
  readonly name: string
  /** What to do when it is not answered, until somebody says it better. */
  readonly missing: string
}

/** What people have in mind when they ask something, and what each is made of. */
export const questionKinds = {
  'yes-no': { type: 'radio', asks: 'boolean', name: 'answer', missing: 'Choose yes or no' },
  'choose-one': { type: 'radio', asks: 'choice', name: 'choice', missing: 'Choose one of these' },
  'tick-several': { type: 'checkboxes', asks: 'several', name: 'ticked', missing: 'Tick at least one of these' },
  number: { type: 'input', asks: 'number', name: 'number', missing: 'Enter a number' },
  money: { type: 'input', asks: 'money', name: 'amount', missing: 'Enter an amount' },
  date: { type: 'date', asks: 'date', name: 'date', missing: 'Enter a date' },
  text: { type: 'input', asks: 'text', name: 'text', missing: 'Enter an answer' },
  'long-list': { type: 'select', asks: 'choice', name: 'selection', missing: 'Choose from the list' },
  phone: { type: 'phone', asks: 'text', name: 'phone', missing: 'Enter a telephone number' },
  address: { type: 'address', asks: 'json', name: 'address', missing: 'Enter the first line of the address' },
  'car-registration': {
    type: 'car-registration',
    asks: 'text',
    name: 'registration',
    missing: 'Enter the registration',
  },
  'photo-video': { type: 'photo-video', asks: 'json', name: 'photo', missing: 'Choose a file' },
} as const satisfies Readonly<Record<string, QuestionKind>>

export type QuestionKindName = keyof typeof questionKinds

// The table is a literal: it has the keys of its type and no others.
export const questionKindNames = Object.keys(questionKinds) as QuestionKindName[]

/** The kind a question is of. A list of a data source is chosen from like any other long list. */
export const kindOf = ({ type }: Pick<Question, 'type'>, property: Pick<Property, 'type'> | undefined) =>
  questionKindNames.find((name) => questionKinds[name].type === type && questionKinds[name].asks === property?.type) ??
  questionKindNames.find((name) => questionKinds[name].type === type)

const given = new RegExp(
  `^(?:${[...new Set(questionKindNames.map((name) => questionKinds[name].name))].join('|')})(?:_\\d+)?$`,
)

/** Whether data still goes by the name it was given when its question was added. */
export const isGivenName = (name: string): boolean => given.test(name)
