import type { Readable } from 'node:stream'

/** Bytes, or a stream whose length is known: S3 takes no other. */
type FileContent = Uint8Array | { readonly stream: Readable; readonly bytes: number }

export interface FileStore {
  /** When it resolves the file is safe; when it fails there is none. Every file has a key of its own, never used twice. */
  readonly put: (key: string, content: FileContent, about: { readonly type: string }) => Promise<void>
  /** Throws `FileMissing`. */
  readonly get: (key: string) => Promise<Readable>
  readonly exists: (key: string) => Promise<boolean>
  /** The keys of all there are. */
  readonly list: () => AsyncGenerator<string>
  /** What is not there counts as removed. */
  readonly remove: (key: string) => Promise<void>
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}
