/** As `tar` knows it, so that a backup can be looked into with what every machine has. */
const block = 512

export interface Entry {
  readonly name: string
  readonly content: Buffer
}

/** An entry as it stands in the file. */
export function packEntry({ name, content }: Entry): Buffer {
  const padding = Buffer.alloc((block - (content.length % block)) % block)
  return Buffer.concat([headerOf(name, content.length), content, padding])
}

/** How the file ends. */
export const lastBlocks = Buffer.alloc(2 * block)

function headerOf(name: string, bytes: number): Buffer {
  const header = Buffer.alloc(block)
  const [prefix, base] = splitName(name)
  header.write(base, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** Names of more than 100 characters go in two parts. */
function splitName(name: string): [string, string] {
  if (name.length <= 100) return ['', name]
  const at = name.indexOf('/', name.length - 101)
  if (at < 0 || at > 155) throw new Error(`${name} is too long for a backup`)
  return [name.slice(0, at), name.slice(at + 1)]
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

/** Each entry as a whole: they are small, for whoever writes them cuts what is long. */
export async function* unpackEntries(chunks: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Entry> {
  const source = chunks[Symbol.asyncIterator]()
  const take = taking(source)
  for (;;) {
    const header = await take(block)
    if (header.every((byte) => byte === 0)) break
    const written = Number.parseInt(textAt(header, 148, 8), 8)
    header.fill(' ', 148, 156)
    const bytes = Number.parseInt(textAt(header, 124, 12), 8)
    if (sumOf(header) !== written || !(bytes <= mostBytes)) throw new Error('An entry is not of a backup')
    const [prefix, base] = [textAt(header, 345, 155), textAt(header, 0, 100)]
    const content = await take(Math.ceil(bytes / block) * block)
    yield { name: prefix ? `${prefix}/${base}` : base, content: content.subarray(0, bytes) }
  }
  // To the end: what packed it looks there whether all of it came.
  while (!(await source.next()).done);
}

const textAt = (header: Buffer, from: number, length: number) =>
  header
    .toString('latin1', from, from + length)
    .split('\0', 1)
    .join('')

/** So many bytes at a time, whichever way they come. */
function taking(source: AsyncIterator<Buffer>) {
  let rest: Buffer = Buffer.alloc(0)
  return async (count: number): Promise<Buffer> => {
    const parts = [rest]
    for (let have = rest.length; have < count; ) {
      const { value, done } = await source.next()
      if (done) throw new Error('It ends too early')
      parts.push(value)
      have += value.length
    }
    const all = Buffer.concat(parts)
    rest = Buffer.from(all.subarray(count))
    return all.subarray(0, count)
  }
}
