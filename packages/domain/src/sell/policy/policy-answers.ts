import { inputsOf } from '../../build/connector/fill-request.ts'
import { partNames } from '../../build/dataset/part-names.ts'
import { dataOf, type Fetched } from '../../build/flow/fetched.ts'
import type { Selection } from '../../build/plan/selection.ts'
import { addressDataNames } from '../../build/question/address-data.ts'
import type { CalendarDate } from '../../build/question/answers.ts'
import { type Answers, fieldNames } from '../../build/question/answers.ts'
import type { AskedGroup, AskedQuestion } from '../../build/question/asked-question.ts'
import { fill, standInsOf } from '../../build/question/fill.ts'
import { isAsked } from '../../build/question/holds.ts'
import { itemCount, itemQuestions } from '../../build/question/items.ts'
import { sayAnswer } from '../../build/question/say-answer.ts'
import type { CompiledProgram } from '../../build/rating/compiled-program.ts'
import { renameInFormula } from '../../build/rating/formula-names.ts'
import type { ReleaseContent } from '../../publish/release/release.ts'
import { itemTitle } from '../journey/item-pages.ts'
import { isRepeated } from '../journey/journey-pages.ts'
import { rulesOf } from '../journey/journey-rules.ts'
import type { Speech } from '../journey/speech.ts'
import { insuredGroups, namesOf } from './insured-items.ts'
import type { CorrectedField } from './policy.ts'

/** Everything a policy was sold on. */
export interface SoldOn {
  readonly content: ReleaseContent
  readonly program: CompiledProgram
  readonly answers: Answers
  readonly selection: Selection
  readonly fetched: Fetched
  /** The day it was sold on. */
  readonly today: CalendarDate
}

/** One question as it was put to the buyer. */
export interface PutQuestion {
  readonly question: AskedQuestion
  /** "Driver 2", where there are several. */
  readonly item: string | null
  /** The fields that the price, the rules or the logic of the journey read: of an address it may be the postcode alone. */
  readonly rated: readonly string[]
  /** A name or an address: what is written wrongly, and not what is insured. */
  readonly isCorrectable: boolean
}

/** The questions that were put to the buyer, in the order in which they were asked. */
export function putQuestions({ content, program, answers, selection, fetched, today }: SoldOn): PutQuestion[] {
  const { groups } = rulesOf(content).walk({ answers, selection, fetched, today, isSold: true })
  const named = namedBy(content)
  return groups.flatMap((group) => {
    const rated = ratedIn(content, program, group)
    const put = (question: AskedQuestion, name: string, item: string | null): PutQuestion => ({
      question,
      item,
      rated: ratedFields(question, name, rated),
      isCorrectable: question.type === 'address' || (question.type === 'input' && named.has(name)),
    })
    const asked = isRepeated(group)
      ? Array.from({ length: itemCount(group, answers) }, (_none, at) =>
          itemQuestions(group, at + 1).map((question, place) =>
            put(question, group.questions[place]?.name ?? '', itemTitle(group, at + 1)),
          ),
        ).flat()
      : group.questions.map((question) => put(question, question.name, null))
    return asked.filter(({ question }) => isAsked(question, answers))
  })
}

function ratedFields(question: AskedQuestion, name: string, rated: ReadonlySet<string>): string[] {
  if (rated.has(name)) return fieldNames(question)
  if (question.type === 'checkboxes')
    return partNames({ type: 'several', name, options: question.options }).some((each) => rated.has(each))
      ? fieldNames(question)
      : []
  const isPlaceRated = Object.values(addressDataNames(name)).some((each) => rated.has(each))
  return question.type === 'address' && isPlaceRated ? [`${question.name}-postcode`] : []
}

/** Who holds the policy, who is insured, and where they are written to. */
function namedBy({ body }: ReleaseContent): ReadonlySet<string> {
  const { holder, email } = body.standard
  const inInsured = body.dataset.properties
    .filter((property) => property.type === 'text' && property.format === 'text')
    .map(({ name }) => name)
    .filter((name) => body.insured.includes(`{{${name}}}`))
  const inGroups = insuredGroups(body).flatMap(namesOf)
  return new Set([...[holder, email].filter((name) => name !== null), ...inInsured, ...inGroups])
}

/** The names that price, rules and the journey's logic read of a group. */
function ratedIn(content: ReleaseContent, program: CompiledProgram, { name, repeat }: AskedGroup) {
  const { body, shell } = content
  const inputs = repeat ? (program.groups.find((group) => group.name === name)?.inputs ?? []) : program.inputs
  const conditions = [
    ...body.questions.groups.flatMap(({ questions }) =>
      questions.flatMap(({ showIf, requiredIf }) => [showIf, requiredIf]),
    ),
    ...(shell.flow?.blocks ?? []).flatMap((block) =>
      block.kind === 'condition' ? block.branches.map(({ when }) => when) : [],
    ),
  ]
  const tested = conditions.flatMap((each) => each?.tests ?? []).map((test) => test.name)
  return new Set([
    ...inputs.map((input) => input.name),
    ...tested,
    ...calculatedFrom(shell),
    ...askedOthersWith(content),
  ])
}

/** Another answer would have been another question to the other system. */
const askedOthersWith = ({ shell, connectors = {} }: ReleaseContent): string[] =>
  (shell.flow?.blocks ?? []).flatMap((block) => {
    const definition = block.kind === 'connector' && connectors[block.connectorId ?? '']
    return definition ? inputsOf(definition).map(({ name }) => dataOf(block, name)) : []
  })

function calculatedFrom({ flow }: ReleaseContent['shell']): string[] {
  const names: string[] = []
  for (const block of flow?.blocks ?? [])
    if (block.kind === 'calculation')
      renameInFormula(block.formula, (name) => {
        names.push(name)
        return name
      })
  return names
}

/** The answers as the customer gave them: without what was corrected since, the oldest correction first. */
export function givenAnswers(answers: Answers, corrections: readonly (readonly CorrectedField[])[]): Answers {
  const changes = corrections.flat().toReversed()
  return { ...answers, ...Object.fromEntries(changes.map(({ name, before }) => [name, before])) }
}

/** An answer as it was read back, under its question's own words. */
export const saidOf = (put: readonly PutQuestion[], answers: Answers, given: Answers, speech: Speech) => {
  const questions = put.map(({ question }) => question)
  const words = Object.fromEntries(questions.map((question) => [question.name, sayAnswer(question, answers, speech)]))
  const standIns = standInsOf(questions)
  return put.flatMap(({ question, item, rated, isCorrectable }) => {
    const text = words[question.name] ?? ''
    const fields = fieldNames(question).map((name) => ({
      name,
      value: answers[name] ?? '',
      isRated: rated.includes(name),
    }))
    const said = {
      name: question.name,
      item,
      label: fill(question.label, words, standIns),
      text,
      given: fields.some((field) => field.value !== (given[field.name] ?? ''))
        ? sayAnswer(question, given, speech)
        : null,
      isRated: rated.length > 0,
      isCorrectable: isCorrectable && fields.some(({ isRated }) => !isRated),
      fields,
    }
    return text ? [said] : []
  })
}
