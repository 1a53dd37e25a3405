import type { Body } from '@coverwright/domain/build/body/body'
import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { dataNamesOf } from '@coverwright/domain/build/dataset/data-names'
import { type Property, type PropertyType, severalLimits } from '@coverwright/domain/build/dataset/property'
import { areaCodes } from '@coverwright/domain/build/dataset/standard-data'
import { hindrancesToDelete } from '@coverwright/domain/build/dataset/uses'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import type { Question, QuestionGroup, QuestionType } from '@coverwright/domain/build/question/question'
import {
  type QuestionKindName,
  questionKindNames,
  questionKinds,
} from '@coverwright/domain/build/question/question-kinds'

/** Where a question stands: its group, and its position there. */
export interface QuestionPlace {
  readonly group: number
  readonly at: number
}

type Where = Pick<ProductForm, 'country'>

export const takenNames = (body: Body): ReadonlySet<string> =>
  new Set([...dataNamesOf(body, []).map(({ name }) => name), ...body.questions.groups.map(({ name }) => name)])

export function addGroup(draft: Body, name: string, repeated?: { readonly item: string }): number {
  const group: QuestionGroup = { name: freeName(name, takenNames(draft)), questions: [] }
  if (repeated) group.repeat = { min: 1, max: 5, item: repeated.item, summary: '' }
  return draft.questions.groups.push(group) - 1
}

/** A question and the data it asks for, with words to start from. */
export function addQuestion(draft: Body, { group, at }: QuestionPlace, kind: QuestionKindName, where: Where): void {
  const { type, asks, name: usual, missing } = questionKinds[kind]
  const name = freeName(usual, takenNames(draft))
  draft.dataset.properties.push(propertyFor(name, asks))
  const question = questionOf(type, { name, label: '', missing }, where)
  if (kind === 'yes-no' && question.type === 'radio') question.layout = 'row'
  draft.questions.groups[group]?.questions.splice(at, 0, question)
}

export function propertyFor(name: string, type: PropertyType): Property {
  switch (type) {
    case 'text':
      return { type, name, format: 'text', maxLength: 200 }
    case 'number':
      return { type, name, decimals: 0 }
    case 'choice':
    case 'several':
      return { type, name, options: [] }
    case 'csv':
      return { type, name, source: '', valueColumn: '', labelColumn: '' }
    case 'boolean':
    case 'money':
    case 'date':
    case 'json':
    default:
      return { type, name }
  }
}

type Wording = Pick<Question, 'name' | 'label' | 'missing'> & Partial<Omit<Question, 'type'>>

function questionOf(type: QuestionType, words: Wording, { country }: Where): Question {
  const { name, label, missing, shortLabel, help, tooltip, standIn, showIf, isOptional, requiredIf, wrong, success } =
    words
  // Undefined parts would be refused as not there, so they are left out.
  const wording = Object.fromEntries(
    Object.entries({ shortLabel, help, tooltip, standIn, showIf, isOptional, requiredIf, wrong, success }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Partial<Wording>
  const asked = { ...wording, name, label, missing }
  switch (type) {
    case 'radio':
    case 'checkboxes':
      return { ...asked, type, layout: 'cards' }
    case 'phone':
      return { ...asked, type, areaCode: areaCodes[country] }
    case 'address':
    case 'car-registration':
      return { ...asked, type, country }
    case 'photo-video':
      return { ...asked, type, accepts: 'photo' }
    case 'input':
    case 'select':
    case 'date':
    default:
      return { ...asked, type }
  }
}

/** Keeps the words and the name. The data becomes what the new kind asks for, options and all where they still fit. */
export function changeKind(draft: Body, place: QuestionPlace, kind: QuestionKindName, where: Where): void {
  const question = questionAt(draft, place)
  const questions = draft.questions.groups[place.group]?.questions
  if (!question || !questions) return
  const { type, asks, missing } = questionKinds[kind]
  // What was said by itself is said anew: a date is not chosen from a list.
  const isGiven = questionKindNames.some((name) => questionKinds[name].missing === question.missing)
  questions[place.at] = questionOf(type, isGiven ? { ...question, missing } : question, where)
  const position = draft.dataset.properties.findIndex(({ name }) => name === question.name)
  const property = draft.dataset.properties[position]
  if (property && (property.type === asks || (kind === 'long-list' && property.type === 'csv'))) return
  const fresh = withOptionsOf(property, propertyFor(question.name, asks))
  if (position === -1) draft.dataset.properties.push(fresh)
  else draft.dataset.properties[position] = fresh
}

/** One of several options or as many as apply: they are the same options. */
const withOptionsOf = (before: Property | undefined, fresh: Property): Property =>
  before && 'options' in before && 'options' in fresh && before.options.length <= severalLimits.kept
    ? { ...fresh, options: before.options }
    : fresh

export const questionAt = (body: Body, { group, at }: QuestionPlace): Question | undefined =>
  body.questions.groups[group]?.questions[at]

export const propertyOf = (body: Body, name: string): Property | undefined =>
  body.dataset.properties.find((property) => property.name === name)

/** Takes the question out, and its data too where nothing else needs it. */
export function removeQuestion(draft: Body, { group, at }: QuestionPlace): void {
  const [removed] = draft.questions.groups[group]?.questions.splice(at, 1) ?? []
  if (removed) removeUnusedData(draft, removed.name)
}

export function removeGroup(draft: Body, group: number): void {
  const [removed] = draft.questions.groups.splice(group, 1)
  for (const { name } of removed?.questions ?? []) removeUnusedData(draft, name)
}

function removeUnusedData(draft: Body, name: string): void {
  if (hindrancesToDelete(draft, name).length > 0) return
  draft.dataset.properties = draft.dataset.properties.filter((property) => property.name !== name)
}

export function duplicateQuestion(draft: Body, place: QuestionPlace): void {
  const question = questionAt(draft, place)
  if (!question) return
  const name = freeName(question.name, takenNames(draft))
  const property = propertyOf(draft, question.name)
  if (property) draft.dataset.properties.push({ ...structuredCloneOf(property), name })
  draft.questions.groups[place.group]?.questions.splice(place.at + 1, 0, { ...structuredCloneOf(question), name })
}

/** A draft cannot be cloned by the browser; what JSON carries is all there is in it. */
const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Answers where it stands afterwards. */
export function moveQuestion(draft: Body, from: QuestionPlace, to: QuestionPlace): QuestionPlace {
  const [moved] = draft.questions.groups[from.group]?.questions.splice(from.at, 1) ?? []
  const target = draft.questions.groups[to.group]?.questions
  if (!moved || !target) return from
  const at = Math.min(to.at, target.length)
  target.splice(at, 0, moved)
  return { group: to.group, at }
}

/** One place up or down, into the next group at the end of its own; undefined where there is no further. */
export function neighbourOf(body: Body, { group, at }: QuestionPlace, by: -1 | 1): QuestionPlace | undefined {
  const { groups } = body.questions
  const length = groups[group]?.questions.length ?? 0
  if (at + by >= 0 && at + by < length) return { group, at: at + by }
  const next = groups[group + by]
  if (!next) return undefined
  return { group: group + by, at: by === 1 ? 0 : next.questions.length }
}

export function moveGroup(draft: Body, from: number, to: number): void {
  const { groups } = draft.questions
  const [moved] = groups.splice(from, 1)
  if (moved) groups.splice(to, 0, moved)
}
