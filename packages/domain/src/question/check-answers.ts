import {
  type Answers,
  ageOn,
  type CalendarDate,
  daysBetween,
  fieldNames,
  isAsked,
  isoDate,
  readDate,
} from './answers.ts'
import { emailPattern, isPhone, postcodes } from './formats.ts'
import type { Question, QuestionOf } from './question.ts'

/** What to do about one field, in words to show beside it. */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** The values each list has. The browser has none and leaves the check to the server. */
export type KnownValues = Readonly<Record<string, ReadonlySet<string>>>

/** What is wrong with one page of answers, in the order of its questions. Runs in the browser and, always, on the server. */
export function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
  today: CalendarDate,
  known?: KnownValues,
): Problem[] {
  return questions.flatMap((question) => {
    const problem = isAsked(question, answers) && check(question, answers, today, known)
    return problem ? [problem] : []
  })
}

function check(question: Question, answers: Answers, today: CalendarDate, known?: KnownValues): Problem | undefined {
  const fields = fieldNames(question)
  const value = (answers[question.name] ?? '').trim()
  const wrong = { field: fields[0] ?? question.name, message: question.wrong ?? question.missing }
  const isEmpty = fields.every((field) => !answers[field]?.trim())
  if (isEmpty) return question.isOptional ? undefined : { ...wrong, message: question.missing }

  switch (question.type) {
    case 'radio':
      return question.options.some((option) => option.value === value) ? undefined : wrong
    case 'select':
      return !known || known[question.list]?.has(value) ? undefined : wrong
    case 'input':
      if (value.length > question.maxLength)
        return { ...wrong, message: `Use ${question.maxLength} characters or fewer` }
      return fits(question, value) ? undefined : wrong
    case 'phone':
      return isPhone(value, question.areaCode) ? undefined : wrong
    case 'date':
      return checkDate(question, answers, today, wrong)
    case 'address':
    default:
      return checkAddress(question, answers)
  }
}

function fits({ format, min, max }: QuestionOf<'input'>, value: string): boolean {
  if (format === 'email') return emailPattern.test(value)
  if (format === 'text') return true
  return /^\d{1,12}$/.test(value) && Number(value) >= (min ?? 0) && Number(value) <= (max ?? Number.MAX_SAFE_INTEGER)
}

function checkDate(
  question: QuestionOf<'date'>,
  answers: Answers,
  today: CalendarDate,
  wrong: Problem,
): Problem | undefined {
  const empty = fieldNames(question).find((field) => !answers[field]?.trim())
  if (empty) return { field: empty, message: `Date must include a ${empty.split('-').pop()}` }
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

function checkAddress({ name, country }: QuestionOf<'address'>, answers: Answers): Problem | undefined {
  const value = (part: string) => (answers[`${name}-${part}`] ?? '').trim()
  if (!value('line1')) return { field: `${name}-line1`, message: 'Enter the first line of your address' }
  if (!value('town')) return { field: `${name}-town`, message: 'Enter a town or city' }
  const { pattern, message } = postcodes[country]
  return pattern.test(value('postcode')) ? undefined : { field: `${name}-postcode`, message }
}
