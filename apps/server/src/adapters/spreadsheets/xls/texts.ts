import { damaged, unreadable } from '../limits.ts'

const isWide = 1
const hasSound = 4
const hasRuns = 8

/** Reads texts from a record and those that it goes on in. Letters that go on say again how wide they are. */
export function textReader(chunks: readonly Buffer[]) {
  let nth = 0
  let at = 0

  const chunk = (): Buffer => {
    for (;;) {
      const here = chunks[nth]
      if (!here) return unreadable(damaged)
      if (at < here.length) return here
      nth++
      at = 0
    }
  }
  const byte = () => {
    const value = chunk().readUInt8(at)
    at++
    return value
  }
  const short = () => byte() | (byte() << 8)
  const long = () => short() + short() * 65_536
  const skip = (bytes: number) => {
    for (let left = bytes; left > 0; ) {
      const step = Math.min(left, chunk().length - at)
      at += step
      left -= step
    }
  }

  function letters(count: number, flags: number): string {
    let wide = flags & isWide
    let read = ''
    for (let left = count; left > 0; ) {
      const before = nth
      const here = chunk()
      if (nth !== before) {
        wide = here.readUInt8(at) & isWide
        at++
      }
      const size = wide ? 2 : 1
      const step = Math.min(left, Math.floor((here.length - at) / size))
      if (step === 0 && at < here.length) return unreadable(damaged)
      read += here.toString(wide ? 'utf16le' : 'latin1', at, at + step * size)
      at += step * size
      left -= step
    }
    return read
  }

  /** What is bold in it and how it is spoken are no part of what it says. */
  function text(lengthBytes: 1 | 2 = 2): string {
    const count = lengthBytes === 1 ? byte() : short()
    const flags = byte()
    const runs = flags & hasRuns ? short() : 0
    const sound = flags & hasSound ? long() : 0
    const said = letters(count, flags)
    skip(runs * 4 + sound)
    return said
  }

  const isAtEnd = () => {
    for (let here = chunks[nth]; here && at >= here.length; here = chunks[nth]) {
      nth++
      at = 0
    }
    return nth >= chunks.length
  }

  return { text, skip, isAtEnd }
}
