import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import { sayName } from '../../body-editing/say-name.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { useRowList } from '../rows/use-row-list.ts'
import { collectAnew, copyOf, newStep, placeFor, type StepKind } from './new-step.ts'

export const titleOf = (step: RatingStep) => sayName(step.kind === 'lookup' ? step.table : step.name)

/** What can be done with the steps, and which of them is open. */
export function useStepActions() {
  const { body, tables, check, change } = useRatingEditing()
  const { steps } = body.rating
  const names = new Set([...check.names.map(({ name }) => name), ...check.groups])
  const tableOf = (wanted: string) => tables.find(({ name }) => name === wanted)
  const list = useRowList<RatingStep>({
    rows: steps,
    titleOf,
    copyOf: (step) => {
      const outputs = step.kind === 'lookup' ? (tableOf(step.table)?.outputs ?? []) : []
      return copyOf(
        step,
        names,
        outputs.map(({ name }) => name),
      )
    },
    change: (recipe, label) => change((rating) => recipe(rating.steps), label),
  })
  return {
    ...list,
    add(kind: StepKind, table = '') {
      const step = newStep(kind, { names, table, group: check.groups[0] ?? '', addOn: body.cover.addOns[0]?.name })
      if (step.kind === 'lookup') collectAnew(step, tableOf(table)?.hitPolicy === 'collect')
      list.insert(step, placeFor(kind, steps))
    },
  }
}

export type StepActions = ReturnType<typeof useStepActions>
