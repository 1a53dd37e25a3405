import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import sharp from 'sharp'

const qualities = [85, 75, 60, 45]

/**
 * A picture drawn anew as JPEG, as small as every network takes it: turned as the camera was held, and without where and
 * when it was taken. Throws for what cannot be drawn.
 */
export async function drawPhoto(original: Uint8Array) {
  const upright = sharp(original, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: postLimits.photoWidth, height: postLimits.photoWidth, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
  for (const quality of qualities) {
    const { data, info } = await upright.clone().jpeg({ quality }).toBuffer({ resolveWithObject: true })
    if (data.length <= postLimits.photoBytes) return { content: data, width: info.width, height: info.height }
  }
  throw new Error('The photo stays too large however it is drawn')
}
