/** One box of an MP4 or QuickTime file: its type, where it begins, where what is in it begins, and where it ends. */
interface Box {
  readonly type: string
  readonly start: number
  readonly body: number
  readonly end: number
}

/** The boxes between two places, or nothing where they do not fit together. */
function boxesIn(content: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  let start = from
  while (start < to) {
    if (start + 8 > to) return undefined
    const short = content.readUInt32BE(start)
    const isLong = short === 1
    if (isLong && start + 16 > to) return undefined
    const size = isLong ? Number(content.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short
    const body = start + (isLong ? 16 : 8)
    const end = start + size
    if (end < body || end > to) return undefined
    boxes.push({ type: content.toString('latin1', start + 4, start + 8), start, body, end })
    start = end
  }
  return boxes
}

/** A film from its first byte to its last: what it is, how it is played, and the pictures themselves. */
export function isPlainVideo(content: Buffer): boolean {
  const types = boxesIn(content, 0, content.length)?.map(({ type }) => type)
  return types !== undefined && types[0] === 'ftyp' && types.includes('moov') && types.includes('mdat')
}

/** Hold what cameras write beside the film: where it was taken, with what, by whom. */
const beside = new Set(['udta', 'meta', 'uuid'])
const holders = new Set(['moov', 'trak'])

/** The film without where it was taken. What told so is emptied in its place, so that nothing else moves. */
export function withoutPlace(content: Buffer): Buffer {
  const cleaned = Buffer.from(content)
  clean(cleaned, 0, cleaned.length)
  return cleaned
}

function clean(content: Buffer, from: number, to: number): void {
  for (const { type, start, body, end } of boxesIn(content, from, to) ?? []) {
    if (beside.has(type)) {
      content.write('free', start + 4, 'latin1')
      content.fill(0, body, end)
    } else if (holders.has(type)) clean(content, body, end)
  }
}
