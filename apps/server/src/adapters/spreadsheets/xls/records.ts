import { damaged, unreadable } from '../limits.ts'

export interface BookRecord {
  readonly type: number
  readonly data: Buffer
  /** What did not fit into one record goes on in others. */
  readonly more: readonly Buffer[]
}

const types = { begin: 0x0809, end: 0x000a, more: 0x003c }

export const partKinds = { book: 0x0005, sheet: 0x0010, macros: 0x0040 }

const versionOf97 = 0x0600

/**
 * The records of a part, from its beginning to its end; those of charts that stand within it are passed over. A part
 * without an end was cut off: what is missing would be rows that nobody misses.
 */
export function readRecords(stream: Buffer, from: number, take: (record: BookRecord) => void) {
  const first = recordAt(stream, from)
  if (first.type !== types.begin || first.data.length < 4) return unreadable(damaged)
  if (first.data.readUInt16LE(0) !== versionOf97) return refuseOld()
  let depth = 0
  let hasCharts = false
  let waiting: (BookRecord & { readonly more: Buffer[] }) | undefined
  for (let at = from; ; ) {
    const { type, data } = recordAt(stream, at)
    at += 4 + data.length
    if (type === types.more) {
      waiting?.more.push(data)
      continue
    }
    if (waiting) take(waiting)
    waiting = undefined
    if (type === types.begin) depth++
    else if (type === types.end) depth--
    else if (depth === 1) waiting = { type, data, more: [] }
    if (depth > 1) hasCharts = true
    if (depth === 0) return { kind: first.data.readUInt16LE(2), hasCharts }
  }
}

export const refuseOld = (): never =>
  unreadable('This is a workbook of Excel 95 or older. Save it as .xlsx and upload that.')

function recordAt(stream: Buffer, at: number): { readonly type: number; readonly data: Buffer } {
  if (at + 4 > stream.length) return unreadable(damaged)
  const length = stream.readUInt16LE(at + 2)
  if (at + 4 + length > stream.length) return unreadable(damaged)
  return { type: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length) }
}
