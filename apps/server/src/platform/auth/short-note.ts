/** What a short link carries: whose and which, until when, and where needed a few words more. */
export interface ShortNote {
  readonly companyId: string
  readonly id: string
  readonly text: string
}

interface Dated extends ShortNote {
  readonly exp: number
}

const idBytes = 16
const fixedBytes = 2 * idBytes + 4

/** Half of what the same would take as JSON in a token, and a third of it as text. */
export function packNote({ companyId, id, text, exp }: Dated): Buffer {
  const until = Buffer.alloc(4)
  until.writeUInt32BE(exp)
  return Buffer.concat([bytesOf(companyId), bytesOf(id), until, Buffer.from(text)])
}

export function unpackNote(packed: Buffer): Dated | undefined {
  if (packed.length < fixedBytes) return undefined
  return {
    companyId: idIn(packed.subarray(0, idBytes)),
    id: idIn(packed.subarray(idBytes, 2 * idBytes)),
    exp: packed.readUInt32BE(2 * idBytes),
    text: packed.subarray(fixedBytes).toString(),
  }
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const idIn = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
