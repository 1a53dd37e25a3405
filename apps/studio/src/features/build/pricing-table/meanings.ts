import { mostRowEdits, type RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import { type CellQuestion, questionOf } from '@coverwright/domain/build/pricing-table/typed-cell'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import type { SetEdit } from './pasted-edits.ts'
import { countRowsForEach, rowsForEach } from './rows-for-each.ts'

/** A row for each value, any value, or the text as it is written. */
const meanings = ['each', 'any', 'written'] as const
export type Meaning = (typeof meanings)[number]

/** Typed or pasted cells of which some may mean this or that. */
export interface OpenCells {
  readonly edits: readonly SetEdit[]
  readonly asked: ReadonlyMap<SetEdit, CellQuestion>
  /** What all of them may mean; one answer is given for them together. */
  readonly mayMean: readonly Meaning[]
  readonly rowsAdded: number
}

/** Nothing where every cell can be read in one way, or in none. */
export function openCells(
  edits: readonly SetEdit[],
  { dimensions }: TableShape,
  known: readonly KnownData[],
): OpenCells | undefined {
  const asked = new Map<SetEdit, CellQuestion>()
  for (const edit of edits) {
    const dimension = dimensions[edit.column]
    const data = known.find(({ name }) => name === dimension?.name)
    const question = dimension && questionOf(edit.text, dimension, data)
    if (question) asked.set(edit, question)
  }
  if (asked.size === 0) return undefined
  const questions = [...asked.values()]
  const rowsAdded = countRowsForEach(edits, eachOf(asked))
  const may = {
    each: questions.every(({ each }) => each.length > 0) && edits.length + rowsAdded <= mostRowEdits,
    any: questions.every(({ mayBeAny }) => mayBeAny),
    written: questions.every(({ mayBeWritten }) => mayBeWritten),
  }
  return { edits, asked, mayMean: meanings.filter((meaning) => may[meaning]), rowsAdded }
}

const eachOf =
  (asked: OpenCells['asked']) =>
  (edit: SetEdit): readonly string[] => {
    const { each = [] } = asked.get(edit) ?? {}
    return each.length > 0 ? each : [edit.text]
  }

/** The edits, once it is said what is meant. */
export function meantEdits(
  { edits, asked }: OpenCells,
  meaning: Meaning,
  rows: readonly TableRow[],
  shape: TableShape,
): RowEdit[] {
  if (meaning === 'each') return rowsForEach(edits, eachOf(asked), rows, shape)
  const said = meaning === 'any' ? { text: '*' } : { isWritten: true as const }
  return edits.map((edit) => (asked.has(edit) ? { ...edit, ...said } : edit))
}
