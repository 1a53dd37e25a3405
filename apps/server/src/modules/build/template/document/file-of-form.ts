import { buffer } from 'node:stream/consumers'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { fileKey } from '../../../../adapters/files/file-key.ts'
import { createByteCache } from '../../../../platform/cache/byte-cache.ts'
import type { Files } from '../../../../platform/files/files.ts'

/** Where the form lies that a document is written into. */
export interface FormPlace {
  readonly files: Files
  readonly companyId: string
}

/** Files never change: a form that many buy on is read once. */
const kept = createByteCache<Uint8Array>(64 * 1024 * 1024, (content) => content.length)

/** None of what is designed here: that has pages of its own. */
export async function fileOfForm(
  { form }: FilledDocument,
  place: FormPlace | undefined,
): Promise<Uint8Array | undefined> {
  if (!form) return undefined
  if (!place) throw new Error('A form is printed without saying where it lies')
  const key = fileKey(place.companyId, form.fileId)
  return kept.get(key, async () => buffer(await place.files.get(key)))
}
