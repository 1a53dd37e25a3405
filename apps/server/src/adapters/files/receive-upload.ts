import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkUpload, type UploadCheck, type UploadLimits } from './check-upload.ts'
import type { FileContent } from './files.ts'

/** A file of a multipart form, as @fastify/multipart hands it out. */
export interface UploadPart {
  readonly filename: string
  readonly file: Readable & { readonly truncated: boolean }
}

export interface Received {
  readonly check: UploadCheck
  /** To be put among the files, once; only while `use` runs. */
  readonly content: () => FileContent
}

/** Receives a file into `directory`, looks into it, and hands it over; whatever comes of it, nothing stays behind. */
export async function receiveUpload<T>(
  part: UploadPart,
  directory: string,
  limits: Omit<UploadLimits, 'name'>,
  use: (received: Received) => Promise<T>,
): Promise<T> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, randomUUID())
  try {
    await pipeline(part.file, counted(limits.maxBytes), createWriteStream(path, { mode: 0o600 }))
    // At its own limit the form's parser ends the stream as if the file were whole.
    const check = part.file.truncated ? tooLarge : await checkUpload(path, { ...limits, name: part.filename })
    const bytes = check.isAccepted ? check.bytes : 0
    return await use({ check, content: () => ({ stream: createReadStream(path), bytes }) })
  } finally {
    await rm(path, { force: true })
  }
}

const tooLarge = { isAccepted: false, reason: 'too-large' } as const

/** Lets one byte more through than allowed, so that the check sees it; the rest is read and thrown away. */
const counted = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let left = maxBytes + 1
    for await (const chunk of chunks) {
      if (left > 0) yield chunk.subarray(0, left)
      left -= Math.min(left, chunk.length)
    }
  }
