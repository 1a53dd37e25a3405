import type { DataValues } from '../question/data-values.ts'
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

function inputAnswers(inputs: readonly CompiledInput[], values: DataValues): Record<string, string | boolean> {
  const answers: Record<string, string | boolean> = {}
  for (const { kind, name } of inputs) {
    const value = values[name]
    if (typeof value !== 'string') continue
    answers[name] = kind === 'yes-no' && (value === 'yes' || value === 'no') ? value === 'yes' : value
  }
  return answers
}
