import type { CellProblem } from '@coverwright/domain/build/pricing-table/cell-problem'
import type { Corrections } from '@coverwright/domain/build/pricing-table/convert'

export interface CellMarks {
  readonly sheet: string
  /** The number of the version whose cells are wrong. */
  readonly version: number
  readonly headerRow: number | null
  readonly wrong: readonly Pick<CellProblem, 'row' | 'column' | 'message'>[]
  /** What was put right already: it is written into the cells. */
  readonly corrections: Corrections
}

/** The parts of a workbook while some of them are changed; all others stay byte for byte. */
export interface Parts {
  readonly read: (name: string, root: string) => string | undefined
  readonly write: (name: string, xml: string) => void
}
