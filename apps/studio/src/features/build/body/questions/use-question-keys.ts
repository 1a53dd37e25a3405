import type { QuestionGroup } from '@coverwright/domain/build/question/question'
import { useSteadyKeys } from '../../../../framework/list/steady-keys.ts'

/** A question keeps its key when its data is named: what is pressed or has the focus is not made anew meanwhile. */
export function useQuestionKeys(groups: readonly QuestionGroup[]) {
  const keys = useSteadyKeys(groups.flatMap(({ questions }) => questions.map(({ name }) => name)))
  return (group: number, at: number) => {
    const before = groups.slice(0, group).reduce((sum, { questions }) => sum + questions.length, 0)
    return keys[before + at]
  }
}
