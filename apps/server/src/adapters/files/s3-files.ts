import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { Disk, errors } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { diskFiles } from './disk-files.ts'
import { checkedKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** Of a server other than Amazon's. */
  readonly endpoint?: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Files in a bucket of Amazon S3 or a server that speaks like it. Nothing in it is public. */
export function s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Options): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Others than Amazon rarely have a host name for each bucket, nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  // A file is sent when it is whole: not every server throws away what broke off half-way, at once or at all.
  const arriving = diskFiles(mkdtempSync(join(tmpdir(), 'coverwright-')))
  const remove = async (key: string) => disk.delete(checkedKey(key))
  return {
    put: async (key, content, { type }) => {
      const isWhole = content instanceof Uint8Array
      if (!isWhole) await arriving.put(key, content, { type })
      try {
        if (isWhole) await disk.put(checkedKey(key), content, { contentType: type })
        else await disk.putStream(key, await arriving.get(key), { contentType: type, contentLength: content.bytes })
      } catch (error) {
        await remove(key).catch(() => {})
        throw error
      } finally {
        if (!isWhole) await arriving.remove(key)
      }
    },
    get: (key) =>
      disk.getStream(checkedKey(key)).catch((error: unknown) => {
        throw isMissing(error) ? new FileMissing() : error
      }),
    exists: (key) => disk.exists(checkedKey(key)),
    list: async function* () {
      for (let page: string | undefined = ''; page !== undefined; ) {
        const { objects, paginationToken } = await disk.listAll('', {
          recursive: true,
          ...(page && { paginationToken: page }),
        })
        for (const object of objects) if (object.isFile) yield object.key
        page = paginationToken
      }
    },
    remove,
  }
}

const isMissing = (error: unknown) =>
  error instanceof errors.E_CANNOT_READ_FILE && error.cause instanceof Error && error.cause.name === 'NoSuchKey'
