import type { AskedQuestionOf } from '@coverwright/domain/build/question/asked-question'
import { type MediaRefusal, mediaKinds, mediaLimits } from '@coverwright/domain/build/question/media'
import { beginningOf, shownText } from '@coverwright/domain/kept-text'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import { withoutPlace } from '../../../adapters/files/inspect-video.ts'
import { redrawPhoto } from '../../build/photo/index.ts'

export interface MediaFile {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

const photoType = 'image/jpeg'

/**
 * What a buyer sent, made fit to be kept: a photo is drawn anew, a video loses what tells where it was taken. Before
 * any transaction, for it takes a while.
 */
export async function prepareMedia(
  content: Buffer,
  name: string,
  { accepts }: Pick<AskedQuestionOf<'photo-video'>, 'accepts'>,
): Promise<MediaFile | MediaRefusal> {
  const maxBytes = accepts === 'photo' ? mediaLimits.photoBytes : mediaLimits.videoBytes
  const check = await checkUpload(content, { kinds: mediaKinds[accepts], maxBytes })
  if (!check.isAccepted) return check.reason === 'too-large' ? 'too-large' : 'wrong-format'
  const stem = beginningOf(shownText(name.replace(/\.[^.]*$/, '')), 100) || 'file'
  if (check.kind === 'mp4' || check.kind === 'mov')
    return { name: `${stem}.${check.kind}`, type: check.type, content: withoutPlace(content) }
  if (check.bytes > mediaLimits.photoBytes) return 'too-large'
  const drawn = await redrawPhoto(content).catch(() => undefined)
  return drawn ? { name: `${stem}.jpg`, type: photoType, content: drawn } : 'wrong-format'
}
