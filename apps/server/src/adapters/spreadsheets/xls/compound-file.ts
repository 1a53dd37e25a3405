import { damaged, unreadable } from '../limits.ts'

export const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex')

interface Entry {
  readonly name: string
  readonly kind: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly bytes: number
}

const root = 5
const stream = 2
const endOfChain = 0xfffffffe
const none = 0xffffffff

/** The bytes of a chain. One that comes back to itself never ends: none is longer than the file. */
function chained(start: number, next: (at: number) => number, part: (at: number) => Buffer, most: number): Buffer {
  const parts: Buffer[] = []
  for (let at = start; at !== endOfChain; at = next(at)) {
    if (at >= most || parts.length >= most) return unreadable(damaged)
    parts.push(part(at))
  }
  return Buffer.concat(parts)
}

/** The file system within a file that Office wrote until 2003. Names are those that stand at its top, in small letters. */
export function readCompound(content: Buffer) {
  if (content.length < 512 || content.readUInt16LE(28) !== 0xfffe) return unreadable(damaged)
  const shift = content.readUInt16LE(30)
  const smallShift = content.readUInt16LE(32)
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) return unreadable(damaged)
  const size = 1 << shift
  const smallSize = 1 << smallShift
  const sectors = Math.ceil(content.length / size) - 1
  const sector = (number: number) => content.subarray((number + 1) << shift, (number + 2) << shift)

  const fat = Buffer.concat(fatSectors().map(whole))
  const nextSector = (at: number) => fat.readUInt32LE(at * 4)
  const chain = (start: number) => chained(start, nextSector, sector, sectors)
  const entries = entriesIn(chain(content.readUInt32LE(48)))
  const [top] = entries
  if (top?.kind !== root) return unreadable(damaged)

  /** A sector of the table itself that ends early would leave the rest of every chain to chance. */
  function whole(number: number): Buffer {
    const bytes = sector(number)
    return bytes.length === size ? bytes : unreadable(damaged)
  }

  function fatSectors(): number[] {
    const found: number[] = []
    const take = (bytes: Buffer, count: number) => {
      for (let at = 0; at < count; at++) {
        const number = bytes.readUInt32LE(at * 4)
        if (number !== none) found.push(number)
      }
    }
    take(content.subarray(76, 512), 109)
    const each = size / 4 - 1
    let seen = 0
    for (let at = content.readUInt32LE(68); at !== endOfChain && at !== none; seen++) {
      if (seen > sectors) return unreadable(damaged)
      const bytes = whole(at)
      take(bytes, each)
      at = bytes.readUInt32LE(each * 4)
    }
    return found.length <= sectors ? found : unreadable(damaged)
  }

  const files = new Map<string, Entry>()
  const seen = new Set<number>()
  const open = [top.child]
  // What stands below a folder belongs to something that was put into the workbook, such as another workbook.
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at]
    if (at === none) continue
    if (!entry || seen.has(at)) return unreadable(damaged)
    seen.add(at)
    files.set(entry.name.toLowerCase(), entry)
    open.push(entry.left, entry.right)
  }

  return {
    names: [...files.keys()],
    read(name: string): Buffer | undefined {
      const entry = files.get(name)
      if (entry?.kind !== stream) return undefined
      const bytes = entry.bytes < content.readUInt32LE(56) ? readSmall(entry.start) : chain(entry.start)
      return bytes.length < entry.bytes ? unreadable(damaged) : bytes.subarray(0, entry.bytes)
    },
  }

  /** What is smaller than four kilobytes shares sectors. */
  function readSmall(start: number): Buffer {
    const all = chain(top?.start ?? endOfChain)
    const table = chain(content.readUInt32LE(60))
    const part = (at: number) => all.subarray(at * smallSize, (at + 1) * smallSize)
    return chained(start, (at) => table.readUInt32LE(at * 4), part, Math.ceil(all.length / smallSize))
  }
}

function entriesIn(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const letters = Math.min(Math.max(directory.readUInt16LE(at + 64) - 2, 0), 62)
    entries.push({
      name: directory.toString('utf16le', at, at + letters),
      kind: directory.readUInt8(at + 66),
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      bytes: directory.readUInt32LE(at + 120),
    })
  }
  return entries
}
