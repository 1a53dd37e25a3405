import { readFile, stat } from 'node:fs/promises'
import { isPlainCsv, isPlainPdf, isPlainXls } from './inspect-document.ts'
import { isPlainWoff2 } from './inspect-font.ts'
import { inspectImage } from './inspect-image.ts'
import { isPlainVideo } from './inspect-video.ts'
import { isModestZip } from './inspect-zip.ts'
import { type UploadKind, uploadKinds } from './upload-kinds.ts'

export interface UploadLimits {
  readonly kinds: readonly UploadKind[]
  readonly maxBytes: number
  /** As the user named it; its extension must fit the content, for whoever downloads it acts on that. */
  readonly name?: string
  /** A small file can be a huge picture, which fills the memory of whoever shows it. */
  readonly maxPixels?: number
}

export type UploadCheck =
  | { readonly isAccepted: true; readonly kind: UploadKind; readonly type: string; readonly bytes: number }
  | { readonly isAccepted: false; readonly reason: 'empty' | 'too-large' | 'wrong-format' }

/** Looks into a file that somebody handed in, given as bytes or as a path. */
export async function checkUpload(source: Uint8Array | string, limits: UploadLimits): Promise<UploadCheck> {
  const bytes = typeof source === 'string' ? (await stat(source)).size : source.length
  if (bytes === 0) return refused('empty')
  if (bytes > limits.maxBytes) return refused('too-large')

  const content =
    typeof source === 'string' ? await readFile(source) : Buffer.from(source.buffer, source.byteOffset, source.length)
  const kind = await kindOf(content, limits.kinds)
  if (!kind || !isNamedAs(kind, limits.name)) return refused('wrong-format')
  const reason = faultOf[kind](content, limits.maxPixels ?? 50_000_000)
  return reason ? refused(reason) : { isAccepted: true, kind, type: uploadKinds[kind].type, bytes }
}

const refused = (reason: 'empty' | 'too-large' | 'wrong-format') => ({ isAccepted: false, reason }) as const

async function kindOf(content: Buffer, kinds: readonly UploadKind[]): Promise<UploadKind | undefined> {
  // Before anything unpacks it.
  if (content.subarray(0, 2).toString('latin1') === 'PK' && !isModestZip(content)) return undefined
  const { fileTypeFromBuffer } = await import('file-type')
  // A content that the detector stumbles over is none that we know.
  const detected = await fileTypeFromBuffer(content).then(
    (found) => found?.mime,
    () => 'broken',
  )
  return kinds.find((kind) => uploadKinds[kind].detected === detected)
}

function isNamedAs(kind: UploadKind, name: string | undefined) {
  if (name === undefined) return true
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const { extensions }: { extensions: readonly string[] } = uploadKinds[kind]
  return extensions.includes(extension)
}

type Fault = 'too-large' | 'wrong-format' | undefined

const image = (format: 'png' | 'jpg' | 'gif' | 'webp') => (content: Buffer, maxPixels: number) => {
  const { pixels } = inspectImage(format, content) ?? {}
  if (pixels === undefined) return 'wrong-format'
  return pixels > maxPixels ? 'too-large' : undefined
}
const document = (isPlain: (content: Buffer) => boolean) => (content: Buffer) =>
  isPlain(content) ? undefined : 'wrong-format'

/** The signature tells what a file begins as; this, whether it is that throughout. */
const faultOf: Readonly<Record<UploadKind, (content: Buffer, maxPixels: number) => Fault>> = {
  png: image('png'),
  jpg: image('jpg'),
  gif: image('gif'),
  webp: image('webp'),
  mp4: document(isPlainVideo),
  mov: document(isPlainVideo),
  pdf: document(isPlainPdf),
  woff2: document(isPlainWoff2),
  xlsx: document(isModestZip),
  docx: document(isModestZip),
  xls: document(isPlainXls),
  csv: document(isPlainCsv),
}
