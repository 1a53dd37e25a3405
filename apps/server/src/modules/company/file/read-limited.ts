import type { Readable } from 'node:stream'
import { fail } from '@coverwright/domain/errors'

/** All of a stream, or a refusal as soon as it is longer than allowed: the rest is not waited for. */
export async function readLimited(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return fail('file.too-large')
    chunks.push(chunk)
  }
  return bytes > 0 ? Buffer.concat(chunks) : fail('file.empty')
}
