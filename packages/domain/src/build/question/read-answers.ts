import { beginningOf } from '../../kept-text.ts'
import { severalLimits } from '../dataset/property.ts'
import { type Answers, fieldNames } from './answers.ts'
import type { AskedQuestion } from './asked-question.ts'
import { isAsked } from './holds.ts'

/** A text that is cut short is still a text; boxes that were ticked must not be lost with the end of a long list. */
const longest = ({ type }: AskedQuestion) => (type === 'checkboxes' ? severalLimits.kept * 201 : 5000)

/** What of a posted form answers these questions, trimmed. A follow-up that is no longer asked loses its answer. */
export function readAnswers(questions: readonly AskedQuestion[], posted: Answers, before: Answers): Answers {
  const answers: Record<string, string> = { ...before }
  for (const question of questions) {
    const asked = isAsked(question, answers)
    for (const field of fieldNames(question))
      answers[field] = asked ? beginningOf((posted[field] ?? '').trim(), longest(question)) : ''
  }
  return answers
}
