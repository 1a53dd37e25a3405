import type { photo } from '@coverwright/contract/build/photo'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readLimited, refusals } from '../../company/file/index.ts'
import { photoKey, toPhoto } from './internal.ts'
import { resizePhoto } from './resize-photo.ts'
import { photos } from './tables.ts'

const { types, maxBytes } = uploadPurposes.image

export const uploadPhoto: HandlerOf<typeof photo, 'uploadPhoto'> = async (context, { name }) => {
  const { tx, actor, audit, ports, file } = context
  const content = await readLimited(file, maxBytes)
  const check = await checkUpload(content, { kinds: types, maxBytes, name })
  if (!check.isAccepted) return fail(refusals[check.reason])
  const sizes = await resizePhoto(content).catch(() => fail('file.format'))
  const widest = sizes.at(-1) ?? fail('file.format')

  const bytes = sizes.reduce((sum, size) => sum + size.content.length, 0)
  const { width, height } = widest
  const [row] = await tx
    .insert(photos)
    .values({
      name: beginningOf(name.replace(/\.[^.]*$/, ''), 120),
      alt: '',
      licence: '',
      widths: sizes.map((size) => size.width),
      width,
      height,
      bytes,
    })
    .returning()
  if (!row) throw new Error('The photo was not saved')
  for (const size of sizes) {
    await ports.files.put(tx, photoKey(actor.companyId, row.id, size.width), size.content, { type: 'image/webp' })
  }
  await audit(row.id, { width, height, bytes })
  return toPhoto(row)
}
