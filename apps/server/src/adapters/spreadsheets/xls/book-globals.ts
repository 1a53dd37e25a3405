import { damaged, unreadable } from '../limits.ts'
import { type BookRecord, partKinds, readRecords } from './records.ts'
import { textReader } from './texts.ts'

interface ListedSheet {
  readonly name: string
  readonly at: number
  readonly isHidden: boolean
}

/** What a cell looks like: the number of its format, its letters and its ground as numbers of colours. */
export interface CellStyle {
  readonly font: number
  readonly format: number
  readonly pattern: number
  readonly ground: number
}

export interface BookGlobals {
  readonly sheets: ListedSheet[]
  readonly strings: string[]
  readonly styles: CellStyle[]
  readonly formats: Map<number, string>
  /** The colours of fonts; the fifth is none that a cell can have. */
  readonly inks: number[]
  /** What the book puts in place of the usual colours, from the eighth. */
  palette: string[]
  is1904: boolean
  hasPictures: boolean
}

type Reading = (record: BookRecord, book: BookGlobals) => void

const kindsOfSheet = { table: 0, macros: 1, program: 6 }

/** What stands before the sheets and belongs to all of them. */
export function readGlobals(stream: Buffer): BookGlobals {
  const book: BookGlobals = {
    sheets: [],
    strings: [],
    styles: [],
    formats: new Map(),
    inks: [],
    palette: [],
    is1904: false,
    hasPictures: false,
  }
  const { kind } = readRecords(stream, 0, (record) => readings[record.type]?.(record, book))
  if (kind !== partKinds.book) return unreadable(damaged)
  return book
}

const readings: Readonly<Record<number, Reading>> = {
  0x002f: () => unreadable('The workbook is protected by a password. Save it without one.'),
  0x0022: ({ data }, book) => {
    book.is1904 = data.readUInt16LE(0) === 1
  },
  0x0085: readSheetName,
  0x00fc: readStrings,
  0x041e: ({ data, more }, { formats }) => {
    formats.set(data.readUInt16LE(0), textReader([data.subarray(2), ...more]).text())
  },
  0x0031: ({ data }, { inks }) => inks.push(data.readUInt16LE(4)),
  0x00e0: ({ data }, { styles }) =>
    styles.push({
      font: data.readUInt16LE(0),
      format: data.readUInt16LE(2),
      pattern: data.readUInt32LE(14) >>> 26,
      ground: data.readUInt16LE(18) & 0x7f,
    }),
  0x0092: ({ data }, book) => {
    book.palette = Array.from({ length: data.readUInt16LE(0) }, (_, nth) =>
      data.toString('hex', 2 + nth * 4, 5 + nth * 4).toUpperCase(),
    )
  },
  // Pictures are kept for all sheets in one place.
  0x00eb: (_, book) => {
    book.hasPictures = true
  },
}

function readSheetName({ data, more }: BookRecord, { sheets }: BookGlobals) {
  const kind = data.readUInt8(5)
  if (kind === kindsOfSheet.macros || kind === kindsOfSheet.program) return refuseMacros()
  // A chart has no cells.
  if (kind !== kindsOfSheet.table) return undefined
  const name = textReader([data.subarray(6), ...more]).text(1)
  return sheets.push({ name, at: data.readUInt32LE(0), isHidden: (data.readUInt8(4) & 3) !== 0 })
}

/** How many there are is counted, not believed. A cell that names one beyond them is refused. */
function readStrings({ data, more }: BookRecord, { strings }: BookGlobals) {
  const claimed = data.readUInt32LE(4)
  const reader = textReader([data.subarray(8), ...more])
  while (strings.length < claimed && !reader.isAtEnd()) strings.push(reader.text())
}

export const refuseMacros = (): never =>
  unreadable('The workbook holds macros. Save it as .xlsx, without macros, and upload that.')
