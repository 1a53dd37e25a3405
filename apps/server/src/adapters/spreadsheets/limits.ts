import { TaskRefused } from '../../platform/threads/tasks.ts'

/** What a workbook may ask of the machine that reads it. */
export interface SheetLimits {
  readonly unzippedBytes: number
  readonly cells: number
  readonly rows: number
  readonly columns: number
  readonly sheets: number
  readonly milliseconds: number
  readonly memoryMegabytes: number
}

/** A table of 100,000 rows and 12 columns takes about a tenth of the bytes and a third of the memory. */
export const sheetLimits: SheetLimits = {
  unzippedBytes: 300 * 1024 * 1024,
  cells: 3_000_000,
  rows: 250_000,
  columns: 300,
  sheets: 50,
  milliseconds: 60_000,
  memoryMegabytes: 1024,
}

/** A file that cannot be read, and why, in words for whoever made it. */
export const unreadable = (why: string): never => {
  throw new TaskRefused(why)
}

export const damaged = 'The file is damaged: it ends in the middle, or is not a workbook at all.'
