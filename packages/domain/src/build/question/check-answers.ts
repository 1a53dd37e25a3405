import type { Values } from '../words/say.ts'
import {
  type Answers,
  ageOn,
  type CalendarDate,
  daysBetween,
  fieldNames,
  isoDate,
  numberIn,
  readDate,
} from './answers.ts'
import type { AskedQuestion, AskedQuestionOf, OptionLists } from './asked-question.ts'
import { carRegistrations, emailPattern, isPhone, nationalIdPattern, postcodes } from './formats.ts'
import { isAsked, isRequired } from './holds.ts'
import { tickedIn, tickedOptions } from './ticked.ts'

/** What to do about one field, to show beside it in the words of the page. */
export interface Problem {
  readonly field: string
  readonly message: string
  /** What fills in the message. */
  readonly values?: Values
}

/** The values each list has. The browser has none and leaves the check to the server. */
export type KnownValues = Readonly<Record<string, ReadonlySet<string>>>

export const valuesOfLists = (lists: OptionLists): KnownValues =>
  Object.fromEntries(Object.entries(lists).map(([name, options]) => [name, new Set(options.map(({ value }) => value))]))

/** What is wrong with one page of answers, in the order of its questions. Runs in the browser and, always, on the server. */
export function checkAnswers(
  questions: readonly AskedQuestion[],
  answers: Answers,
  today: CalendarDate,
  known?: KnownValues,
): Problem[] {
  return questions.flatMap((question) => {
    const problem = isAsked(question, answers) && check(question, answers, today, known)
    return problem ? [problem] : []
  })
}

function check(
  question: AskedQuestion,
  answers: Answers,
  today: CalendarDate,
  known?: KnownValues,
): Problem | undefined {
  const fields = fieldNames(question)
  const value = (answers[question.name] ?? '').trim()
  const wrong = { field: fields[0] ?? question.name, message: question.wrong ?? question.missing }
  const isEmpty = fields.every((field) => !answers[field]?.trim())
  if (isEmpty) return isRequired(question, answers) ? { ...wrong, message: question.missing } : undefined

  switch (question.type) {
    case 'radio':
      return question.options.some((option) => option.value === value) ? undefined : wrong
    case 'checkboxes':
      return checkTicked(question, value, wrong)
    case 'select':
      return !known || known[question.list]?.has(value) ? undefined : wrong
    case 'input':
      if (value.length > question.maxLength)
        return { ...wrong, message: 'Use {count} characters or fewer', values: { count: question.maxLength } }
      if (question.minLength && value.length < question.minLength)
        return { ...wrong, message: 'Use {count} characters or more', values: { count: question.minLength } }
      return fits(question, value) ? undefined : wrong
    case 'phone':
      return isPhone(value, question.areaCode) ? undefined : wrong
    case 'date':
      return checkDate(question, answers, today, wrong)
    case 'car-registration':
      return carRegistrations[question.country].test(value.replaceAll(/\s/g, '')) ? undefined : wrong
    case 'photo-video':
      return undefined
    case 'address':
    default:
      return checkAddress(question, answers)
  }
}

function checkTicked(
  { options, atLeast = 0, atMost = options.length }: AskedQuestionOf<'checkboxes'>,
  value: string,
  wrong: Problem,
): Problem | undefined {
  const ticked = new Set(tickedIn(value))
  const known = tickedOptions(options, value).length
  if (known < ticked.size) return wrong
  if (known < atLeast) return { ...wrong, message: 'Tick at least {count}', values: { count: atLeast } }
  return known > atMost ? { ...wrong, message: 'Tick {count} at most', values: { count: atMost } } : undefined
}

function fits({ format, decimals = 0, min, max }: AskedQuestionOf<'input'>, value: string): boolean {
  if (format === 'text') return true
  if (format === 'email') return emailPattern.test(value)
  if (format === 'national-id') return nationalIdPattern.test(value)
  const number = numberIn(value)
  const places = number.split('.')[1]?.length ?? 0
  return number !== '' && places <= decimals && Number(number) >= Number(min) && Number(number) <= Number(max)
}

const dateParts = [
  ['day', 'Date must include a day'],
  ['month', 'Date must include a month'],
  ['year', 'Date must include a year'],
] as const

function checkDate(
  question: AskedQuestionOf<'date'>,
  answers: Answers,
  today: CalendarDate,
  wrong: Problem,
): Problem | undefined {
  const empty = dateParts.find(([part]) => !answers[`${question.name}-${part}`]?.trim())
  if (empty) return { field: `${question.name}-${empty[0]}`, message: empty[1] }
  const date = readDate(question.name, answers)
  if (!date) return wrong
  const { minAge, maxAge, earliestInDays, latestInDays, from, to } = question
  const age = ageOn(date, today)
  const inDays = daysBetween(today, date)
  const isOutside =
    (minAge !== undefined && age < minAge) ||
    (maxAge !== undefined && age > maxAge) ||
    (earliestInDays !== undefined && inDays < earliestInDays) ||
    (latestInDays !== undefined && inDays > latestInDays) ||
    (from !== undefined && isoDate(date) < from) ||
    (to !== undefined && isoDate(date) > to)
  return isOutside ? wrong : undefined
}

function checkAddress({ name, country }: AskedQuestionOf<'address'>, answers: Answers): Problem | undefined {
  const value = (part: string) => (answers[`${name}-${part}`] ?? '').trim()
  if (!value('line1')) return { field: `${name}-line1`, message: 'Enter the first line of your address' }
  if (!value('town')) return { field: `${name}-town`, message: 'Enter a town or city' }
  const { pattern, ...problem } = postcodes[country]
  return pattern.test(value('postcode')) ? undefined : { field: `${name}-postcode`, ...problem }
}
