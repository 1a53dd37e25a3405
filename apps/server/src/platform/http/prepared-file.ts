import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes that are sent as they are, with what compressing them once has made of them. */
export interface PreparedFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer | null
  readonly br: Buffer | null
  /** Its address tells its content: it never changes. */
  readonly isImmutable: boolean
  /** Of the style sheet that stands in it, as a policy names it. */
  readonly styleHash?: string | undefined
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12)

export const etagOf = (bytes: Buffer): string => `"${hashOf(bytes)}"`

/** Fonts and pixel pictures are compressed already. */
const isText = (type: string) => /text|javascript|json|svg|xml/.test(type)

export async function prepareFile(bytes: Buffer | string, type: string, isImmutable = false): Promise<PreparedFile> {
  const plain = Buffer.from(bytes)
  // The best takes three times as long for a fiftieth less.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [gzipped, br] = isText(type)
    ? await Promise.all([compressGzip(plain, { level: 9 }), compressBrotli(plain, { params: quality })])
    : [null, null]
  return { type, etag: etagOf(plain), plain, gzip: gzipped, br, isImmutable }
}
