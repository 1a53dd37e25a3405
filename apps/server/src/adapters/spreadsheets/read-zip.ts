import { crc32, inflateRawSync } from 'node:zlib'
import { damaged, type SheetLimits, unreadable } from './limits.ts'

interface Entry {
  readonly method: number
  readonly packedBytes: number
  readonly offset: number
  readonly checksum: number
}

/** The parts of a workbook by their names. */
export interface Archive {
  readonly names: readonly string[]
  readonly read: (name: string) => Buffer | undefined
}

/** An archive whose parts are unpacked when they are asked for, together never to more than the limit. */
export function readZip(content: Buffer, { unzippedBytes }: Pick<SheetLimits, 'unzippedBytes'>): Archive {
  const entries = readDirectory(content)
  let left = unzippedBytes
  return {
    names: [...entries.keys()],
    /** The directory may lie about sizes, so what comes out is counted. */
    read(name: string): Buffer | undefined {
      const entry = entries.get(name)
      if (!entry) return undefined
      const start =
        entry.offset + 30 + content.readUInt16LE(entry.offset + 26) + content.readUInt16LE(entry.offset + 28)
      const packed = content.subarray(start, start + entry.packedBytes)
      if (packed.length < entry.packedBytes) return unreadable(damaged)
      const bytes = entry.method === 0 ? packed : inflated(packed, left)
      left -= bytes.length
      if (left < 0) return tooMuch(unzippedBytes)
      // A digit that was turned over on the way would be a wrong price.
      if (crc32(bytes) !== entry.checksum) return unreadable(damaged)
      return bytes
    },
  }
}

function inflated(packed: Buffer, left: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch(left) : unreadable(damaged)
  }
}

export const tooMuch = (bytes: number) =>
  unreadable(
    `The workbook unpacks to more than ${Math.max(1, Math.round(bytes / 1024 / 1024))} MB. Save the one sheet that holds the table in a workbook of its own.`,
  )

const mostEntries = 10_000

function readDirectory(content: Buffer): Map<string, Entry> {
  const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > content.length) return unreadable(damaged)
  const count = content.readUInt16LE(end + 10)
  if (count > mostEntries) return unreadable(damaged)
  const entries = new Map<string, Entry>()
  let at = content.readUInt32LE(end + 16)
  for (let number = 0; number < count; number++) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) return unreadable(damaged)
    const nameBytes = content.readUInt16LE(at + 28)
    const name = content.subarray(at + 46, at + 46 + nameBytes).toString('utf8')
    const offset = content.readUInt32LE(at + 42)
    if (offset + 30 > content.length) return unreadable(damaged)
    if ((content.readUInt16LE(at + 8) & 1) !== 0)
      return unreadable('The workbook is protected by a password. Save it without one.')
    entries.set(name, {
      method: content.readUInt16LE(at + 10),
      packedBytes: content.readUInt32LE(at + 20),
      checksum: content.readUInt32LE(at + 16),
      offset,
    })
    at += 46 + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return entries
}
