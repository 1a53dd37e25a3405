/**
 * One cell of a sheet as it was stored, before anyone has said what it means. A plain string is text; a number keeps
 * the digits it was written with, because a double would not.
 */
export type SheetCell =
  | null
  | string
  /** `as` is `%` or a currency sign, from the cell's number format. */
  | {
      readonly number: string
      readonly as?: string
      /** How many decimals the format shows. */
      readonly shown?: number
      /** The format shows fewer decimals than there are. */
      readonly isRounded?: boolean
    }
  /** A day; `shown` is what the sheet shows for it. */
  | { readonly date: string; readonly shown: string }
  | { readonly truth: boolean }
  /** An error value such as #N/A, or a formula that was saved without its result. */
  | { readonly fault: string }

export interface Merge {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface Sheet {
  readonly name: string
  /** Rows and columns count from 0; a row may be shorter than the sheet is wide. */
  readonly rows: readonly (readonly SheetCell[])[]
  readonly merges: readonly Merge[]
  readonly hidden?: Hidden
  /** The first cell that says something nobody sees: in the colour of its ground, or by its format. */
  readonly unseen?: string
}

/** What a workbook does not show until somebody asks for it. Rows and columns count from 0, in order. */
export interface Hidden {
  readonly sheet: boolean
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

export const nothingHidden: Hidden = { sheet: false, rows: [], columns: [] }

export const hiddenIn = ({ hidden }: Pick<Sheet, 'hidden'>): Hidden => hidden ?? nothingHidden

export const cellAt = ({ rows }: Pick<Sheet, 'rows'>, row: number, column: number): SheetCell =>
  rows[row]?.[column] ?? null

export const isBlank = (cell: SheetCell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '')

/** What a person sees in the cell. */
export function textOf(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell.trim()
  if ('number' in cell) return cell.as === '%' ? `${shiftPoint(cell.number, 2)}%` : cell.number
  if ('date' in cell) return cell.shown
  if ('truth' in cell) return cell.truth ? 'TRUE' : 'FALSE'
  return cell.fault
}

/** 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  return letters
}

/** As Excel writes it: `Rates!C17`, `'Rates 2026'!C17`. */
export function cellName(sheet: string, row: number, column: number): string {
  const name = /^[A-Za-z_][A-Za-z0-9_.]*$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
  return `${name}!${columnLetters(column)}${row + 1}`
}

/** Every cell of a merged stretch has the value of its first: that is what the person who merged them means. */
export function withMergesFilled(sheet: Sheet): Sheet {
  if (sheet.merges.length === 0) return sheet
  const rows = sheet.rows.slice()
  for (const { top, left, bottom, right } of sheet.merges) {
    const first = cellAt(sheet, top, left)
    if (first === null) continue
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row++) {
      const cells = [...(rows[row] ?? [])]
      for (let column = left; column <= right; column++) cells[column] = first
      rows[row] = Array.from(cells, (cell) => cell ?? null)
    }
  }
  return { ...sheet, rows }
}

/** Moves the decimal point to the right; `0.125` by 2 is `12.5`. */
export function shiftPoint(decimal: string, places: number): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '', part = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  const digits = places < 0 ? whole.padStart(1 - places, '0') + part : whole + part.padEnd(places, '0')
  const at = digits.length - (places < 0 ? part.length : Math.max(part.length, places)) + places
  return trimmedDecimal(`${isNegative ? '-' : ''}${digits.slice(0, at) || '0'}.${digits.slice(at)}`)
}

/** Without leading or trailing zeros that say nothing. */
export function trimmedDecimal(decimal: string): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '', part = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  const left = whole.replace(/^0+(?=\d)/, '') || '0'
  const right = part.replace(/0+$/, '')
  const text = right === '' ? left : `${left}.${right}`
  return isNegative && text !== '0' ? `-${text}` : text
}
