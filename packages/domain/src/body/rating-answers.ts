import type { DataValues } from '../question/data-values.ts'
import type { CompiledInput } from '../rating/compiled-program.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import type { Answers } from '../rating/read-answers.ts'

/** What the program reads of all values. Forms answer yes and no; the program reads true and false. */
export function ratingAnswers({ program }: LoadedProgram, values: DataValues): Answers {
  const groups = program.groups.map(({ name, inputs }) => {
    const items = values[name]
    return [name, typeof items === 'object' ? items.map((item) => inputAnswers(inputs, item)) : []] as const
  })
  return { ...inputAnswers(program.inputs, values), ...Object.fromEntries(groups) }
}

function inputAnswers(inputs: readonly CompiledInput[], values: DataValues): Record<string, string | boolean> {
  const entries = inputs.flatMap(({ kind, name }) => {
    const value = values[name]
    if (typeof value !== 'string') return []
    return [[name, kind === 'yes-no' && (value === 'yes' || value === 'no') ? value === 'yes' : value] as const]
  })
  return Object.fromEntries(entries)
}
