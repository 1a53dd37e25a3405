import type { CompiledProgram } from './compiled-program.ts'
import { RatingError } from './rating-error.ts'

/**
 * A compiled program as bytes: eight bytes of mark and header length, a JSON header, and the numbers of all typed
 * arrays behind it. In the header an array is `{ "$": [what it becomes, how it is stored, where, length] }`; each is
 * stored in the narrowest kind that holds its numbers. Little-endian, as every machine this runs on is.
 */
export const artefactMark = 0x31525743

export const storedKinds = {
  i8: Int8Array,
  u16: Uint16Array,
  i32: Int32Array,
  f64: Float64Array,
} as const

export type StoredKind = keyof typeof storedKinds
export type Reference = readonly [target: 'i' | 'f', stored: StoredKind, offset: number, length: number]

/** The bytes must be those that `writeArtefact` made: whoever stores them compares their hash. */
export function readArtefact(bytes: Uint8Array): CompiledProgram {
  // Typed arrays must start at a multiple of their width, which a slice of a larger buffer may not.
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()
  const view = new DataView(aligned.buffer, aligned.byteOffset, aligned.byteLength)
  if (aligned.length < 8 || view.getUint32(0, true) !== artefactMark)
    throw new RatingError('artefact.unreadable', 'This is no compiled program')
  const headerEnd = 8 + view.getUint32(4, true)
  const header: unknown = JSON.parse(new TextDecoder().decode(aligned.subarray(8, headerEnd)))
  const start = aligned.byteOffset + padded(headerEnd)

  function restore(value: unknown): unknown {
    if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(restore) : value
    if (value === null || typeof value !== 'object') return value
    if ('$' in value) return arrayAt(value.$ as Reference)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restore(each)]))
  }

  function arrayAt([target, stored, offset, length]: Reference): Int32Array | Float64Array {
    const numbers = new storedKinds[stored](aligned.buffer as ArrayBuffer, start + offset, length)
    if (target === 'i') return numbers instanceof Int32Array ? numbers : Int32Array.from(numbers)
    return numbers instanceof Float64Array ? numbers : Float64Array.from(numbers)
  }

  return restore(header) as CompiledProgram
}

export const padded = (length: number): number => Math.ceil(length / 8) * 8
