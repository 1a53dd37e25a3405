import type { CellProblem } from '@coverwright/domain/build/pricing-table/cell-problem'
import type { TableComparison } from '@coverwright/domain/build/pricing-table/compare-tables'
import type { Corrections } from '@coverwright/domain/build/pricing-table/convert'
import type { EditProblem, RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { EarlierVersion } from '@coverwright/domain/build/pricing-table/map-again'
import type { Identified, Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import type { ConversionReport, TableShape, TableWarning } from '@coverwright/domain/build/pricing-table/pricing-table'
import { type SheetLimits, sheetLimits } from '../../../adapters/spreadsheets/limits.ts'
import type { CellMarks } from '../../../adapters/spreadsheets/marks.ts'
import { createLane, type Lane } from '../../../platform/threads/create-lane.ts'

interface Packed {
  readonly shape: TableShape
  readonly rows: Uint8Array
}

interface PackedSheet {
  readonly name: string
  readonly rowCount: number
  readonly columnCount: number
  readonly content: Uint8Array
}

/** What is done with tables, each with what it needs and what it gives. */
export interface TableTasks {
  identify: {
    input: {
      readonly content: Uint8Array
      readonly name: string
      readonly known: readonly KnownData[]
      readonly limits: SheetLimits
      /** How earlier versions of the table were mapped: what was downloaded to be put right is mapped so again. */
      readonly earlier?: readonly EarlierVersion[]
    }
    output: {
      readonly sheets: readonly PackedSheet[]
      /** With reasons it is a draft, to be mapped by hand. */
      readonly identified: Identified | null
      readonly reasons: readonly string[]
    }
  }
  convert: {
    input: {
      readonly sheet: Uint8Array
      readonly mapping: Mapping
      readonly known: readonly KnownData[]
      readonly corrections: Corrections
    }
    output: Packed & {
      readonly report: ConversionReport
      readonly problems: readonly CellProblem[]
      readonly warnings: readonly TableWarning[]
    }
  }
  check: { input: Packed & { readonly known: readonly KnownData[] }; output: readonly TableWarning[] }
  edit: {
    input: Packed & { readonly edits: readonly RowEdit[]; readonly known: readonly KnownData[] }
    output: {
      readonly rows: Uint8Array
      readonly rowCount: number
      readonly problems: readonly EditProblem[]
      readonly warnings: readonly TableWarning[]
    }
  }
  compare: { input: { readonly before: Packed; readonly after: Packed }; output: TableComparison }
  mark: {
    input: { readonly content: Uint8Array; readonly marks: CellMarks; readonly limits: SheetLimits }
    output: Uint8Array
  }
  workbook: { input: Packed & { readonly name: string }; output: Uint8Array }
}

const module = new URL('./table-thread.ts', import.meta.url)
const laneOf = () => createLane<TableTasks>(module, sheetLimits)

/** Reading files of strangers waits for nothing but itself: an edit must not queue behind a workbook of minutes. */
const lanes = { reading: laneOf(), working: laneOf() }

export const runTask: Lane<TableTasks> = (name, input, limits) =>
  lanes[name === 'identify' || name === 'mark' ? 'reading' : 'working'](name, input, limits)
