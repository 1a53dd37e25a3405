import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { checkedKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'

/** Files under a directory of this machine. */
export function diskFiles(directory: string): FileStore {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }))
  const remove = async (key: string) => disk.delete(checkedKey(key))
  return {
    put: async (key, content, { type }) => {
      const [stream, bytes] =
        content instanceof Uint8Array ? [Readable.from([content]), content.length] : [content.stream, content.bytes]
      try {
        await disk.putStream(checkedKey(key), stream, { contentType: type })
        if ((await disk.getMetaData(key)).contentLength !== bytes)
          throw new Error('The file is not of the length that was told')
        await reachDisk(directory, key)
      } catch (error) {
        await remove(key).catch(() => {})
        throw error
      }
    },
    get: async (key) => {
      const stream = await disk.getStream(checkedKey(key))
      await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing() : error
      })
      return stream
    },
    exists: (key) => disk.exists(checkedKey(key)),
    list: async function* () {
      if (!existsSync(directory)) return
      for await (const entry of await opendir(directory, { recursive: true }))
        if (entry.isFile()) yield relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    },
    remove,
  }
}

/** The database is durable when it says so; a row must not outlive its file in a power cut. */
async function reachDisk(directory: string, key: string) {
  const file = join(directory, key)
  for (const path of [file, dirname(file), directory]) {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  }
}
