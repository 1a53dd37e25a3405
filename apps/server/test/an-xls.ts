/** A workbook of Excel 97 to 2003 record by record, for what no program would write. */
export const record = (type: number, ...data: readonly (Buffer | number[])[]): Buffer => {
  const body = Buffer.concat(data.map((each) => Buffer.from(each)))
  return Buffer.concat([shorts(type, body.length), body])
}

export const shorts = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, at * 2)
  return bytes
}

export const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

const text = (letters: string): Buffer =>
  Buffer.concat([shorts(letters.length), Buffer.from([0]), Buffer.from(letters, 'latin1')])

export const begin = (kind: number, version = 0x0600) => record(0x0809, shorts(version, kind, 0, 0), Buffer.alloc(8))
export const end = record(0x000a)
const style = record(0x00e0, Buffer.alloc(20))

/** A number in a cell. */
export const aNumber = (row: number, column: number, value: number) =>
  record(0x0203, shorts(row, column, 0), double(value))
export const aLabel = (row: number, column: number, letters: string) =>
  record(0x0204, shorts(row, column, 0), text(letters))
/** A formula that is nothing but its result. */
export const aFormula = (row: number, column: number, result: Buffer) =>
  record(0x0006, shorts(row, column, 0), result, Buffer.alloc(8))

interface Book {
  readonly globals?: readonly Buffer[]
  readonly sheet?: readonly Buffer[]
  readonly version?: number
  readonly kind?: number
}

/** The stream of one sheet, and what stands before it. */
export function bookOf({ globals = [style], sheet = [], version = 0x0600, kind = 0 }: Book): Buffer {
  const head = (at: number) => {
    const place = Buffer.alloc(4)
    place.writeUInt32LE(at)
    const listed = record(0x0085, place, [0, kind], [5, 0], Buffer.from('Rates'))
    return Buffer.concat([begin(0x0005, version), ...globals, listed, end])
  }
  return Buffer.concat([head(head(0).length), begin(0x0010, version), ...sheet, end])
}

export const anXls = (book: Book) => aCompound({ Workbook: bookOf(book) })

const size = 512
const endOfChain = 0xfffffffe

const padded = (content: Buffer) => Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))])

/** Files in a file; each is made long enough to have sectors of its own. A name with a slash stands in a folder. */
export function aCompound(files: Readonly<Record<string, Buffer>>): Buffer {
  const sectors: Buffer[] = []
  const next: number[] = []
  const add = (content: Buffer): number => {
    const start = sectors.length
    for (let at = 0; at < content.length; at += size) {
      const sector = Buffer.alloc(size)
      content.copy(sector, 0, at, at + size)
      sectors.push(sector)
      next.push(at + size < content.length ? sectors.length : endOfChain)
    }
    return start
  }
  const top = Object.entries(files).filter(([name]) => !name.includes('/'))
  const inside = Object.entries(files).filter(([name]) => name.includes('/'))
  const entries = [...top, ...inside].map(([name, content]) => ({
    name: name.split('/').at(-1) ?? '',
    kind: 2,
    start: add(padded(content)),
    bytes: padded(content).length,
  }))
  const folder = inside.length > 0 ? top.length + 1 : undefined
  const listed = [
    { name: 'Root Entry', kind: 5, child: entries.length === 0 ? undefined : 1, start: 0, bytes: 0 },
    ...entries
      .slice(0, top.length)
      .map((entry, at) =>
        Object.assign({ right: at + 1 < top.length || folder !== undefined ? at + 2 : undefined }, entry),
      ),
    ...(folder === undefined ? [] : [{ name: 'MBD00012345', kind: 1, child: folder + 1, start: 0, bytes: 0 }]),
    ...entries.slice(top.length),
  ]
  const directory = add(Buffer.concat(listed.map(entryOf)))
  const perFat = size / 4
  const fatSectors = Math.ceil((sectors.length * 130) / (perFat * 128)) + 1
  const listSectors = Math.max(0, Math.ceil((fatSectors - 109) / (perFat - 1)))
  const fat = Buffer.alloc(fatSectors * size, 0xff)
  for (const [at, value] of next.entries()) fat.writeUInt32LE(value, at * 4)
  const places = Array.from({ length: fatSectors }, (_none, at) => sectors.length + listSectors + at)
  const lists = Array.from({ length: listSectors }, (_none, nth) => {
    const list = Buffer.alloc(size, 0xff)
    const from = 109 + nth * (perFat - 1)
    for (const [at, place] of places.slice(from, from + perFat - 1).entries()) list.writeUInt32LE(place, at * 4)
    list.writeUInt32LE(nth + 1 < listSectors ? sectors.length + nth + 1 : endOfChain, size - 4)
    return list
  })
  const head = Buffer.alloc(size, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.fill(0, 8, 76)
  shorts(0x3e, 3, 0xfffe, 9, 6).copy(head, 24)
  head.writeUInt32LE(fatSectors, 44)
  head.writeUInt32LE(directory, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(endOfChain, 60)
  head.writeUInt32LE(listSectors > 0 ? sectors.length : endOfChain, 68)
  head.writeUInt32LE(listSectors, 72)
  for (const [at, place] of places.slice(0, 109).entries()) head.writeUInt32LE(place, 76 + at * 4)
  return Buffer.concat([head, ...sectors, ...lists, fat])
}

interface Entry {
  readonly name: string
  readonly kind: number
  readonly child?: number | undefined
  readonly right?: number | undefined
  readonly start: number
  readonly bytes: number
}

function entryOf({ name, kind, child, right, start, bytes }: Entry): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  const none = 0xffffffff
  entry.writeUInt32LE(none, 68)
  entry.writeUInt32LE(right ?? none, 72)
  entry.writeUInt32LE(child ?? none, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(bytes, 120)
  return entry
}
