import { messages } from '../../messages.ts'
import type { Property } from '../dataset/property.ts'
import { asksFor, optionsOf } from '../question/ask.ts'
import { type Condition, type ConditionTest, isOfTicked } from '../question/condition.ts'
import type { Question, QuestionGroup } from '../question/question.ts'
import type { Body } from './body.ts'
import { type At, impossible, missing, type Problem, repeatedNames, unknown, unwritten } from './problem.ts'

const inGroup = (group: number, ...path: At): At => ['questions', 'groups', group, ...path]

export function checkQuestions({ questions, dataset }: Body): Problem[] {
  const places = questions.groups.flatMap((group, position) =>
    group.questions.map((question, index) => ({
      question,
      position,
      group,
      path: inGroup(position, 'questions', index),
    })),
  )
  const properties = new Map(dataset.properties.map((property) => [property.name, property]))
  return [
    ...(places.length === 0 ? [missing(['questions', 'groups'], 'Nothing is asked')] : []),
    ...repeatedNames(
      questions.groups.map(({ name }) => name),
      (group) => inGroup(group, 'name'),
      messages.alreadyExists,
    ),
    ...questions.groups.flatMap((group, position) => groupProblems(group, inGroup(position))),
    ...repeatedNames(
      places.map(({ question }) => question.name),
      (place) => [...(places[place]?.path ?? []), 'name'],
      messages.dataNameTaken,
    ),
    ...places.flatMap((place, index) => {
      // A condition on a later answer would hide a question until the buyer came back to it.
      const earlier = places
        .slice(0, index)
        .filter(({ group, position }) => !group.repeat || position === place.position)
      const names = new Set(earlier.map(({ question }) => question.name))
      return questionProblems(place, properties, names)
    }),
  ]
}

interface Placed {
  readonly question: Question
  readonly path: At
}

function questionProblems(
  { question, path }: Placed,
  properties: ReadonlyMap<string, Property>,
  earlier: ReadonlySet<string>,
): Problem[] {
  const property = properties.get(question.name)
  const answersTo = (name: string) => {
    const decides = properties.get(name)
    return earlier.has(name) ? expectedOf(decides) : undefined
  }
  return [
    ...wordingProblems(question, path),
    ...(property && asksFor[question.type].includes(property.type)
      ? []
      : [unknown([...path, 'name'], askedProblem(question, property?.type))]),
    ...(['showIf', 'requiredIf'] as const).flatMap((field) =>
      conditionProblems(question[field], [...path, field], answersTo),
    ),
    ...(question.type === 'car-registration' && question.fills && !properties.has(question.fills)
      ? [unknown([...path, 'fills'], `There is no data named "${question.fills}"`)]
      : []),
  ]
}

const askedProblem = ({ type, name }: Question, has: string | undefined) =>
  has === undefined
    ? `There is no data named "${name}"`
    : `A question of the kind “${type}” cannot ask for "${name}", which is “${has}”`

function groupProblems({ questions, repeat }: QuestionGroup, at: At): Problem[] {
  return [
    ...(questions.length === 0 ? [missing([...at, 'questions'], 'These questions are empty')] : []),
    ...(repeat && repeat.min > repeat.max
      ? [impossible([...at, 'repeat', 'min'], `At least ${repeat.min} but at most ${repeat.max}`)]
      : []),
    ...(['item', 'summary'] as const).flatMap((field) =>
      repeat ? unwritten(repeat[field], [...at, 'repeat', field], repeatWords[field].one, repeatWords[field].many) : [],
    ),
  ]
}

const repeatWords = {
  item: { one: 'The group has no word for one of them', many: 'groups have no word for one of them' },
  summary: { one: 'The group does not say what its list shows', many: 'groups do not say what their list shows' },
} as const

const wordingProblems = ({ label, missing: said }: Question, at: At): Problem[] => [
  ...unwritten(label, [...at, 'label'], 'The question has no title', 'questions have no title'),
  ...unwritten(
    said,
    [...at, 'missing'],
    'The question has no error for when it is not answered',
    'questions have no error for when they are not answered',
  ),
]

const comparesWithNothing = ['The condition compares with nothing', 'conditions compare with nothing'] as const

interface Expected {
  /** Where they can be listed. */
  readonly values: readonly string[] | undefined
  /** Several of them at once. */
  readonly isTicked: boolean
}

export const expectedOf = (property: Property | undefined): Expected => ({
  values: property && optionsOf(property)?.map(({ value }) => value),
  isTicked: property?.type === 'several',
})

type AnswersTo = (name: string) => Expected | undefined

const isOfAny = new Set<ConditionTest['is']>(['answered', 'not-answered'])

export function conditionProblems(condition: Condition | undefined, at: At, answersTo: AnswersTo): Problem[] {
  if (!condition) return []
  if (condition.tests.length === 0) return [missing([...at, 'tests'], 'Say when')]
  return condition.tests.flatMap((test, index): Problem[] => {
    const path = [...at, 'tests', index]
    const decides = answersTo(test.name)
    if (!decides) return [unknown([...path, 'name'], 'Only an earlier question can decide')]
    if (!isOfAny.has(test.is) && isOfTicked(test) !== decides.isTicked)
      return [impossible([...path, 'is'], 'This cannot be asked of this answer: choose another comparison')]
    if ('value' in test) return unwritten(test.value, [...path, 'value'], ...comparesWithNothing)
    if (!('values' in test)) return []
    if (test.values.length === 0) return [missing([...path, 'values'], ...comparesWithNothing)]
    const { values } = decides
    return values && !test.values.every((value) => values.includes(value))
      ? [impossible([...path, 'values'], 'This is none of the answers')]
      : []
  })
}
