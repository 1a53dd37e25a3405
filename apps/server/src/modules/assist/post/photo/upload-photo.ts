import type { postPhoto } from '@coverwright/contract/assist/post-photo'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { checkUpload } from '../../../../adapters/files/check-upload.ts'
import type { HandlerOf } from '../../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../../company/company/index.ts'
import { keepFile, readLimited, refusals } from '../../../company/file/index.ts'
import { postPhotos } from '../tables.ts'
import { drawPhoto } from './draw-photo.ts'
import { answerPhoto } from './list-photos.ts'

const { types, maxBytes } = uploadPurposes['post-photo']

export const uploadPhoto: HandlerOf<typeof postPhoto, 'uploadPhoto'> = async (context, { name }) => {
  const { tx, actor, audit, ports, file } = context
  // Judged and drawn before anything is locked: nobody waits for a file.
  const sent = await readLimited(file, maxBytes)
  const check = await checkUpload(sent, { kinds: types, maxBytes, name })
  if (!check.isAccepted) return fail(refusals[check.reason])
  const { content, width, height } = await drawPhoto(sent).catch(() => fail('file.format'))
  await lockOwnCompany(tx)
  if ((await tx.$count(postPhotos)) >= postLimits.photos) return fail('post-photo.too-many')
  const shortName = beginningOf(name.replace(/\.[^.]*$/, ''), 120)
  const { memberId } = actor
  const { id: fileId } = await keepFile(tx, ports.files, {
    memberId,
    purpose: 'post-photo',
    name: `${shortName}.jpg`,
    type: 'image/jpeg',
    content,
  })
  const [row] = await tx
    .insert(postPhotos)
    .values({ name: shortName, alt: '', fileId, width, height, bytes: content.length, uploaderId: memberId })
    .returning()
  if (!row) throw new Error('The photo was not saved')
  await audit(row.id, { name: shortName, width, height, bytes: content.length })
  return answerPhoto(context, row)
}
