import type { Answers } from './answers.ts'
import type { AskedQuestion } from './asked-question.ts'

/** Puts answers into a text: "When was {{pet_name}} born?". Names that no question declares stay as written. */
export function fill(text: string, answers: Answers, standIns: Answers): string {
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => answers[name] || (standIns[name] ?? whole))
}

/** Words for answers not given yet, by data name. */
export const standInsOf = (questions: readonly AskedQuestion[]): Answers =>
  Object.fromEntries(questions.flatMap(({ name, standIn }) => (standIn ? [[name, standIn]] : [])))
