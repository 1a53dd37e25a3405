import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '@coverwright/domain/errors'

/** More than any call takes: what it takes it says itself, and how large a file may be. */
const mostBytes = 32 * 1024 * 1024

/**
 * Lets a file come in full before anything is done about it, so that no transaction waits for who sends it. It has no name:
 * whatever becomes of the process, nothing stays behind.
 */
export async function withSpooled<T>(body: Readable, work: (file: Readable) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    await writeAll(body, file)
    return await work(file.createReadStream({ start: 0, autoClose: false }))
  } finally {
    await file.close()
  }
}

/** The rest of one that is too large is not waited for. */
async function writeAll(body: Readable, file: FileHandle) {
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      // All of it: a disk that is nearly full may take a part.
      await file.appendFile(chunk)
      bytes += chunk.length
      if (bytes > mostBytes) return
    }
  } catch (error) {
    // Whoever sent it is gone.
    if (body.destroyed) throw new AppError('malformed', undefined, { cause: error })
    throw error
  }
}
