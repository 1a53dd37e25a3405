import { createHash } from 'node:crypto'

const newLine = 10

/** Bytes, lines and hash of what goes past. */
export function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    add: (chunk: Buffer) => {
      hash.update(chunk)
      bytes += chunk.length
      // COPY ends each row with one, and writes those within otherwise.
      for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) rows++
    },
    result: () => ({ bytes, rows, sha256: hash.digest('hex') }),
  }
}
