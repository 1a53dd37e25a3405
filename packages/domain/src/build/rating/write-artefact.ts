import { artefactMark, padded, type Reference, type StoredKind, storedKinds } from './artefact.ts'
import type { CompiledProgram } from './compiled-program.ts'

export function writeArtefact(program: CompiledProgram): Uint8Array {
  const stored: { numbers: ArrayLike<number>; kind: StoredKind; offset: number }[] = []
  let size = 0

  function reference(numbers: Int32Array | Float64Array): { $: Reference } {
    const kind = narrowest(numbers)
    const offset = size
    stored.push({ numbers, kind, offset })
    size += padded(numbers.length * storedKinds[kind].BYTES_PER_ELEMENT)
    return { $: [numbers instanceof Int32Array ? 'i' : 'f', kind, offset, numbers.length] }
  }

  const header = new TextEncoder().encode(
    JSON.stringify(program, (_, value: unknown) =>
      value instanceof Int32Array || value instanceof Float64Array ? reference(value) : value,
    ),
  )
  const start = padded(8 + header.length)
  const bytes = new Uint8Array(start + size)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, artefactMark, true)
  view.setUint32(4, header.length, true)
  bytes.set(header, 8)
  for (const { numbers, kind, offset } of stored)
    new storedKinds[kind](bytes.buffer, start + offset, numbers.length).set(numbers)
  return bytes
}

function narrowest(numbers: Int32Array | Float64Array): StoredKind {
  let [low, high, isWhole] = [0, 0, true]
  for (const number of numbers) {
    if (number < low) low = number
    if (number > high) high = number
    if (!Number.isInteger(number)) isWhole = false
  }
  if (!isWhole) return 'f64'
  if (low >= -128 && high <= 127) return 'i8'
  if (low >= 0 && high <= 65_535) return 'u16'
  return low >= -(2 ** 31) && high < 2 ** 31 ? 'i32' : 'f64'
}
