import { type Answers, addressParts, isAsked, isoDate, readDate } from './answers.ts'
import type { Question } from './question.ts'

/** One value a data name, for pricing, rules and documents: a date as 2026-01-31, an address on one line a part. */
export function dataValues(questions: readonly Question[], answers: Answers): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const question of questions) {
    const value = isAsked(question, answers) ? valueOf(question, answers) : ''
    if (value) values[question.name] = value
  }
  return values
}

function valueOf({ type, name }: Question, answers: Answers): string {
  if (type === 'date') {
    const date = readDate(name, answers)
    return date ? isoDate(date) : ''
  }
  if (type !== 'address') return answers[name] ?? ''
  return addressParts
    .map((part) => answers[`${name}-${part}`])
    .filter(Boolean)
    .join('\n')
}
