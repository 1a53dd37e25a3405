import { daysFrom } from '../../base/day/day.ts'
import type { Body } from '../../build/body/body.ts'
import { type Answers, type CalendarDate, fieldNames, isoDate, readDate } from '../../build/question/answers.ts'
import { askedQuestions } from '../../build/question/ask.ts'
import type { AskedQuestion } from '../../build/question/asked-question.ts'
import { checkAnswers, type KnownValues, type Problem } from '../../build/question/check-answers.ts'

/** What is wrong with the answers of a page, each by itself and the days of cover together. */
export function checkPage(
  body: Body,
  questions: readonly AskedQuestion[],
  answers: Answers,
  today: CalendarDate,
  known: KnownValues,
): Problem[] {
  const problems = checkAnswers(questions, answers, today, known)
  return [...problems, ...daysProblems(body, questions, answers, problems)]
}

/**
 * Told where the second of the two days is asked: whoever moves a trip changes the first one first, and must get past it.
 */
function daysProblems(
  body: Body,
  questions: readonly AskedQuestion[],
  answers: Answers,
  told: readonly Problem[],
): Problem[] {
  const { length } = body.period
  const { coverStart } = body.standard
  if (length.by !== 'last-day' || length.name === null || coverStart === null) return []
  const names = [coverStart, length.name]
  const second = askedQuestions(body).findLast(({ name }) => names.includes(name))
  const field = second && fieldNames(second)[0]
  if (!field || !questions.some(({ name }) => name === second.name)) return []
  if (told.some((problem) => fieldNames(second).includes(problem.field))) return []
  const [first, last] = names.map((name) => readDate(name, answers))
  if (!first || !last) return []
  const days = daysFrom(isoDate(first), isoDate(last))
  if (days < 1) return [{ field, message: 'The last day cannot be before the first' }]
  return days > length.mostDays
    ? [{ field, message: 'Cover can last {count} days at most', values: { count: length.mostDays } }]
    : []
}
