import type { Merge, Sheet, SheetCell } from '../sheet.ts'

export const n = (number: string | number): SheetCell => ({ number: String(number) })
export const pct = (number: string): SheetCell => ({ number, as: '%' })
export const gbp = (number: string): SheetCell => ({ number, as: '£' })
export const day = (date: string, shown: string): SheetCell => ({ date, shown })
export const fault = (text: string): SheetCell => ({ fault: text })

type Written = SheetCell | number

/** Plain numbers are number cells, texts are texts. */
export const aSheet = (name: string, rows: readonly (readonly Written[])[], merges: readonly Merge[] = []): Sheet => ({
  name,
  rows: rows.map((row) => row.map((cell) => (typeof cell === 'number' ? n(cell) : cell))),
  merges,
})

export const merge = (top: number, left: number, bottom: number, right: number): Merge => ({ top, left, bottom, right })
