import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/id.ts'
import { diskFiles } from './disk-files.ts'
import { fileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

const home = await mkdtemp(join(tmpdir(), 'files-'))
const s3 = await startS3(join(home, 's3'))
afterAll(async () => {
  s3.server.close()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})

const bytes = crypto.getRandomValues(new Uint8Array(60_000))
const implementations: [string, FileStore][] = [
  ['disk', diskFiles(join(home, 'disk'))],
  [
    'S3',
    s3Files({
      bucket: 'files',
      region: 'eu-west-1',
      endpoint: s3.endpoint,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
  ],
]

const aKey = () => fileKey(newId(), newId())

describe.each(implementations)('%s', (_name, files) => {
  test('gives back what was put, as bytes and as a stream', async () => {
    const [one, other] = [aKey(), aKey()]
    await files.put(one, bytes, { type: 'image/png' })
    await files.put(other, { stream: Readable.from([bytes]), bytes: bytes.length }, { type: 'image/png' })
    for (const key of [one, other]) {
      expect(await files.exists(key)).toBe(true)
      expect(new Uint8Array(await buffer(await files.get(key)))).toEqual(bytes)
    }
  })

  test('what is removed is missing, and may be removed again', async () => {
    const key = aKey()
    await files.put(key, bytes, { type: 'image/png' })
    await files.remove(key)
    await files.remove(key)
    expect(await files.exists(key)).toBe(false)
    await expect(files.get(key)).rejects.toMatchObject({ name: 'FileMissing' })
  })

  test('all that was put is listed', async () => {
    const keys = Array.from({ length: 3 }, aKey)
    for (const key of keys) await files.put(key, bytes, { type: 'image/png' })
    const listed = await Array.fromAsync(files.list())
    expect(listed).toEqual(expect.arrayContaining(keys))
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('a stream that breaks off leaves no file', async () => {
    const key = aKey()
    const broken = Readable.from(
      (function* () {
        yield bytes
        throw new Error('the sender has gone')
      })(),
    )
    await expect(files.put(key, { stream: broken, bytes: bytes.length * 2 }, { type: 'image/png' })).rejects.toThrow(
      /./,
    )
    expect(await files.exists(key)).toBe(false)
  })

  test.each(['../outside', 'a/../../outside', '/etc/passwd', 'a/b.html', 'a//b', 'A', 'a\0', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => files.put(key, bytes, { type: 'image/png' })).rejects.toThrow('Not a key that we made')
      await expect(async () => files.get(key)).rejects.toThrow('Not a key that we made')
      await expect(async () => files.exists(key)).rejects.toThrow('Not a key that we made')
      await expect(async () => files.remove(key)).rejects.toThrow('Not a key that we made')
    },
  )
})

test('a stream shorter than it was told leaves no file', async () => {
  const files = diskFiles(join(home, 'short'))
  const short = { stream: Readable.from([bytes]), bytes: bytes.length + 1 }
  await expect(files.put(fileKey('c', 'f'), short, { type: 'image/png' })).rejects.toThrow('length')
  expect(await readdir(join(home, 'short', 'c'))).toEqual([])
})

async function startS3(directory: string) {
  const configureBuckets = [{ name: 'files' }]
  const s3rver = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await s3rver.run()
  return { server: s3rver.httpServer, endpoint: `http://127.0.0.1:${port}` }
}
