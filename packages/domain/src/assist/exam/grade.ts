import type { SheetQuestion, WeakTopic } from './exam.ts'

export type Choices = readonly (number | null)[]

export const percentOf = (right: number, total: number) => (total === 0 ? 0 : Math.floor((right * 100) / total))

const isRight = ({ right }: SheetQuestion, choice: number | null | undefined) => choice === right

export const countRight = (sheet: readonly SheetQuestion[], choices: Choices) =>
  sheet.filter((question, nth) => isRight(question, choices[nth])).length

/** Whole numbers on both sides: 80 % of 30 is 24, and no fraction makes it 25. */
export const isPass = (right: number, total: number, accuracy: number) => right * 100 >= accuracy * total

export const failedIn = (sheet: readonly SheetQuestion[], choices: Choices): string[] =>
  sheet.filter((question, nth) => !isRight(question, choices[nth])).map(({ questionId }) => questionId)

/** By file and section, the weakest first; where every answer was right there is none. */
export function weakTopicsOf(sheet: readonly SheetQuestion[], choices: Choices): WeakTopic[] {
  const topics = new Map<string, WeakTopic>()
  for (const [nth, question] of sheet.entries()) {
    const { fileName, heading } = question.source
    const key = `${fileName}\n${heading}`
    const { failed, total } = topics.get(key) ?? { failed: 0, total: 0 }
    const missed = isRight(question, choices[nth]) ? 0 : 1
    topics.set(key, { fileName, heading, failed: failed + missed, total: total + 1 })
  }
  return [...topics.values()]
    .filter(({ failed }) => failed > 0)
    .toSorted((one, other) => other.failed / other.total - one.failed / one.total || other.failed - one.failed)
}
