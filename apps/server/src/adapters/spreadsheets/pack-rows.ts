import { gunzipSync, gzipSync } from 'node:zlib'
import type { Sheet } from '@coverwright/domain/build/pricing-table/sheet'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'

/** The first byte of everything gzip writes. */
const gzipMark = 0x1f

/** The lightest level: rows are written once and read at every publication. */
export const pack = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value), { level: 1 })

/** What `pack` wrote, as text. Rows that came out of an older body are plain JSON. */
const unpackedText = (packed: Uint8Array) =>
  new TextDecoder().decode(packed[0] === gzipMark ? gunzipSync(packed) : packed)

/** Only what `pack` was given comes back, and everything was checked before it was packed. */
export const unpackSheet = (packed: Uint8Array) => JSON.parse(unpackedText(packed)) as Sheet

export const packRows = (rows: readonly TableRow[]): Uint8Array => pack(rows)
export const unpackRows = (packed: Uint8Array): TableRow[] => JSON.parse(unpackedText(packed)) as TableRow[]

/** For the wire: what is stored, compressed if it is not yet. */
export const toWire = (packed: Uint8Array): string =>
  Buffer.from(packed[0] === gzipMark ? packed : gzipSync(packed)).toString('base64')
