import type { DataValues } from '../question/data-values.ts'
import { tickedIn } from '../question/ticked.ts'
import type { CompiledInput } from '../rating/compiled-program.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import type { Answers } from '../rating/read-answers.ts'

/** What the program reads of all values. Forms answer yes and no; the program reads true and false. */
export function ratingAnswers({ program }: LoadedProgram, values: DataValues): Answers {
  const answers: Record<string, Answers[string]> = inputAnswers(program.inputs, values)
  for (const { name, inputs } of program.groups) {
    const items = values[name]
    answers[name] = typeof items === 'object' ? items.map((item) => inputAnswers(inputs, item)) : []
  }
  return answers
}

/** Nothing ticked is an answer as well: none of them. */
function tickedAnswer({ value }: NonNullable<CompiledInput['ticked']>, answer: DataValues[string] | undefined) {
  const ticked = tickedIn(typeof answer === 'string' ? answer : '')
  if (value === undefined) return `${ticked.length}`
  return ticked.includes(value) ? 'yes' : 'no'
}

function inputAnswers(inputs: readonly CompiledInput[], values: DataValues): Record<string, string | boolean> {
  const answers: Record<string, string | boolean> = {}
  for (const { kind, name, ticked } of inputs) {
    const value = ticked ? tickedAnswer(ticked, values[ticked.of]) : values[name]
    if (typeof value !== 'string') continue
    answers[name] = kind === 'yes-no' && (value === 'yes' || value === 'no') ? value === 'yes' : value
  }
  return answers
}
