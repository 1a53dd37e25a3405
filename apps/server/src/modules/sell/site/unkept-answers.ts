import { type Answers, fieldNames } from '@coverwright/domain/build/question/answers'
import type { AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import { canBeKept, notKept } from '@coverwright/domain/kept-text'

const reason = 'not-kept'

interface Sorted {
  /** In place of what cannot be kept stands what was there before. */
  readonly posted: Answers
  readonly problems: readonly Problem[]
  /** Which was refused, to be said where the page is drawn anew: `name.not-kept`. */
  readonly refused: string | undefined
}

/** Answers are kept right or wrong, except for text that no database takes. */
export function setUnkeptAside(questions: readonly AskedQuestion[], posted: Answers, before: Answers): Sorted {
  const fields = questions.flatMap(fieldNames).filter((field) => !canBeKept(posted[field] ?? ''))
  const [first] = fields
  return {
    posted: { ...posted, ...Object.fromEntries(fields.map((field) => [field, before[field] ?? ''])) },
    problems: fields.map(problemOf),
    refused: first && `${first}.${reason}`,
  }
}

/** What was refused when the page was sent, for a page without script. */
export function unkeptProblem(questions: readonly AskedQuestion[], refused: string | null): Problem[] {
  const field = questions.flatMap(fieldNames).find((name) => refused === `${name}.${reason}`)
  return field ? [problemOf(field)] : []
}

const problemOf = (field: string): Problem => ({ field, message: notKept })
