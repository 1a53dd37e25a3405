import { type Answers, isoDate, readDate } from './answers.ts'
import type { AskedQuestion } from './asked-question.ts'
import type { Condition, ConditionTest } from './condition.ts'
import { tickedIn } from './ticked.ts'

export const isAsked = ({ showIf }: Pick<AskedQuestion, 'showIf'>, answers: Answers): boolean =>
  !showIf || holds(showIf, answers)

export const isRequired = (
  { isOptional, requiredIf }: Pick<AskedQuestion, 'isOptional' | 'requiredIf'>,
  answers: Answers,
): boolean => !isOptional || (requiredIf !== undefined && holds(requiredIf, answers))

/** A condition without tests always holds: it is still being written. */
export function holds({ match, tests }: Condition, answers: Answers): boolean {
  if (tests.length === 0) return true
  return match === 'all' ? tests.every((test) => passes(test, answers)) : tests.some((test) => passes(test, answers))
}

function passes(test: ConditionTest, answers: Answers): boolean {
  const answer = answerTo(test.name, answers)
  const ticked = tickedIn(answer)
  const isTicked = (value: string) => ticked.includes(value)
  switch (test.is) {
    case 'one-of':
      return test.values.includes(answer)
    case 'none-of':
      return answer !== '' && !test.values.includes(answer)
    case 'answered':
      return answer !== ''
    case 'not-answered':
      return answer === ''
    case 'includes-all':
      return answer !== '' && test.values.every(isTicked)
    case 'includes-any':
      return test.values.some(isTicked)
    case 'includes-none':
      return !test.values.some(isTicked)
    case 'ticked-at-least':
      return ticked.length >= sizeOf(test.value)
    case 'ticked-at-most':
      return ticked.length <= sizeOf(test.value)
    case 'at-least':
    case 'at-most':
    case 'more-than':
    case 'less-than':
    default:
      return answer !== '' && compares(test.is, sizeOf(answer), sizeOf(test.value))
  }
}

/** A date is three fields, an address several: whichever there are. */
function answerTo(name: string, answers: Answers): string {
  const answer = answers[name]
  if (answer !== undefined) return answer.trim()
  const date = readDate(name, answers)
  return date ? isoDate(date) : (answers[`${name}-line1`] ?? '')
}

/** Days since 1970 of a date: dates and numbers are compared the same way. */
const sizeOf = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / 86_400_000 : Number(text || 'NaN')

function compares(is: 'at-least' | 'at-most' | 'more-than' | 'less-than', left: number, right: number): boolean {
  if (is === 'at-least') return left >= right
  if (is === 'at-most') return left <= right
  return is === 'more-than' ? left > right : left < right
}
