import { damaged, type SheetLimits, unreadable } from '../limits.ts'
import { type CellValue, number, resultOf, shortNumber, truthOrFault } from './cell-values.ts'
import { type BookRecord, partKinds, readRecords, refuseOld } from './records.ts'
import { textReader } from './texts.ts'

export interface StoredCell {
  readonly row: number
  readonly column: number
  readonly style: number
  readonly value: CellValue
}

export interface StoredSheet {
  readonly cells: Map<number, StoredCell>
  readonly hiddenRows: Set<number>
  readonly hiddenColumns: [first: number, last: number][]
  readonly merges: [top: number, bottom: number, left: number, right: number][]
  hasPictures: boolean
}

interface Reading extends StoredSheet {
  readonly limits: Pick<SheetLimits, 'cells'>
  /** Cells whose value a formula made. */
  readonly formulas: StoredCell[]
  readonly heights: Set<number>
  areRowsHidden: boolean
  /** Formulas were written and never worked out. */
  isUncalculated: boolean
}

const columns = 256

/** The cells of a sheet as they are stored. No more are kept than may be read, and one that says it is too many. */
export function readSheetCells(
  stream: Buffer,
  at: number,
  limits: Pick<SheetLimits, 'cells'>,
): StoredSheet | undefined {
  const sheet: Reading = {
    cells: new Map(),
    hiddenRows: new Set(),
    hiddenColumns: [],
    merges: [],
    hasPictures: false,
    limits,
    formulas: [],
    heights: new Set(),
    areRowsHidden: false,
    isUncalculated: false,
  }
  const { kind, hasCharts } = readRecords(stream, at, (record) => readings[record.type]?.(record, sheet))
  if (kind !== partKinds.sheet) return undefined
  if (hasCharts) sheet.hasPictures = true
  if (sheet.areRowsHidden)
    for (const { row } of sheet.cells.values()) if (!sheet.heights.has(row)) sheet.hiddenRows.add(row)
  // A program that writes formulas without working them out leaves nought or nothing in every one of them.
  if (sheet.isUncalculated || !sheet.formulas.some(hasResult))
    for (const cell of sheet.formulas) put(sheet, { ...cell, value: { is: 'unknown' } })
  return sheet
}

const hasResult = ({ value }: StoredCell) =>
  value.is === 'number' ? value.number !== 0 : value.is !== 'text' || value.text !== ''

function put(sheet: Reading, cell: StoredCell): StoredCell {
  const { row, column } = cell
  if (column >= columns) return unreadable(damaged)
  if (sheet.cells.size <= sheet.limits.cells) sheet.cells.set(row * columns + column, cell)
  return cell
}

const placeOf = (data: Buffer) => ({
  row: data.readUInt16LE(0),
  column: data.readUInt16LE(2),
  style: data.readUInt16LE(4),
})

const readings: Readonly<Record<number, (record: BookRecord, sheet: Reading) => unknown>> = {
  0x0203: ({ data }, sheet) => put(sheet, { ...placeOf(data), value: number(data.readDoubleLE(6)) }),
  0x027e: ({ data }, sheet) => put(sheet, { ...placeOf(data), value: shortNumber(data, 6) }),
  0x00bd: ({ data }, sheet) => {
    const { row, column } = placeOf(data)
    for (let at = 4; at + 8 <= data.length; at += 6)
      put(sheet, {
        row,
        column: column + (at - 4) / 6,
        style: data.readUInt16LE(at),
        value: shortNumber(data, at + 2),
      })
  },
  0x00fd: ({ data }, sheet) => put(sheet, { ...placeOf(data), value: { is: 'shared', nth: data.readUInt32LE(6) } }),
  0x0204: readLabel,
  0x00d6: readLabel,
  0x0205: ({ data }, sheet) => {
    const code = data.readUInt8(6)
    return put(sheet, { ...placeOf(data), value: truthOrFault(code, data.readUInt8(7) !== 0) })
  },
  0x0006: ({ data }, sheet) => sheet.formulas.push(put(sheet, { ...placeOf(data), value: resultOf(data) })),
  0x0207: ({ data, more }, sheet) => {
    const cell = sheet.formulas.at(-1)
    if (cell?.value.is !== 'unknown') return
    const text = textReader([data, ...more]).text()
    sheet.formulas.splice(-1, 1, put(sheet, { ...cell, value: { is: 'text', text } }))
  },
  0x005e: (_, sheet) => {
    sheet.isUncalculated = true
  },
  0x0208: ({ data }, sheet) => {
    const row = data.readUInt16LE(0)
    sheet.heights.add(row)
    if (data.readUInt8(12) & 0x20) sheet.hiddenRows.add(row)
  },
  0x0225: ({ data }, sheet) => {
    sheet.areRowsHidden = (data.readUInt16LE(0) & 2) !== 0
  },
  0x007d: ({ data }, { hiddenColumns }) => {
    if (data.readUInt16LE(8) & 1) hiddenColumns.push([data.readUInt16LE(0), data.readUInt16LE(2)])
  },
  0x00e5: ({ data }, { merges }) => {
    for (let at = 2; at + 8 <= data.length; at += 8)
      merges.push([
        data.readUInt16LE(at),
        data.readUInt16LE(at + 2),
        data.readUInt16LE(at + 4),
        data.readUInt16LE(at + 6),
      ])
  },
  0x005d: ({ data }, sheet) => {
    if (isDrawn(data)) sheet.hasPictures = true
  },
  // Cells as Excel 2 to 4 wrote them; passed over they would be rows without a value.
  0x0002: refuseOld,
  0x0003: refuseOld,
  0x0004: refuseOld,
  0x0005: refuseOld,
  0x007e: refuseOld,
  0x0206: refuseOld,
  0x0406: refuseOld,
}

function readLabel({ data, more }: BookRecord, sheet: Reading) {
  const text = textReader([data.subarray(6), ...more]).text()
  return put(sheet, { ...placeOf(data), value: { is: 'text', text } })
}

/** Notes, arrows of filters and fields of forms are no pictures. */
function isDrawn(data: Buffer): boolean {
  const kind = data.readUInt16LE(4)
  return kind <= 6 || kind === 8 || kind === 9 || kind === 30
}
