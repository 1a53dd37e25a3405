import type { ExamSource } from '../exam-question/exam-question.ts'
import type { SheetQuestion } from './exam.ts'
import { shuffled } from './shuffle.ts'

interface Drawable extends ExamSource {
  readonly id: string
  readonly text: string
  readonly answer: string
  readonly wrong: readonly string[]
}

/** As many as the level asks, in an order of their own, each with its answers in an order of its own. */
export const drawSheet = (questions: readonly Drawable[], count: number, seed: number): SheetQuestion[] =>
  shuffled(questions, seed)
    .slice(0, count)
    .map(({ id, text, answer, wrong, ...source }, nth) => {
      const options = shuffled([answer, ...wrong], seed + nth + 1)
      return { questionId: id, text, options, right: options.indexOf(answer), source: sourceOf(source) }
    })

const sourceOf = ({ folderId, fileId, fileName, version, passage, heading, quote, place }: ExamSource): ExamSource => ({
  folderId,
  fileId,
  fileName,
  version,
  passage,
  heading,
  quote,
  place,
})
