import { gunzipSync, gzipSync } from 'node:zlib'
import type { TableRow } from '@coverwright/domain/rating/rating-table'

/** The first byte of everything gzip writes. */
const gzipMark = 0x1f

/** The lightest level: rows are written once and read at every publication. */
export const packRows = (rows: readonly TableRow[]): Uint8Array => gzipSync(JSON.stringify(rows), { level: 1 })

/** Rows were checked when they were saved. Those that came out of an older body are plain JSON. */
export function unpackRows(packed: Uint8Array): TableRow[] {
  const json = packed[0] === gzipMark ? gunzipSync(packed) : packed
  return JSON.parse(new TextDecoder().decode(json)) as TableRow[]
}
