import { photoWidths } from '@coverwright/domain/build/photo/photo-path'
import sharp from 'sharp'

export interface SizedPhoto {
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/**
 * A picture in every width it is shown in, narrowest first. It is drawn anew: turned as the camera was held, and
 * without where and when it was taken. Throws for what cannot be drawn.
 */
export async function resizePhoto(original: Uint8Array): Promise<SizedPhoto[]> {
  const upright = sharp(original, { limitInputPixels: 50_000_000, failOn: 'error' }).autoOrient()
  const { width: own } = (await upright.clone().toBuffer({ resolveWithObject: true })).info
  const narrower = photoWidths.filter((width) => width < own)
  const widths = [...narrower, Math.min(own, photoWidths.at(-1) ?? own)]
  return Promise.all(
    [...new Set(widths)].map(async (width) => {
      const { data, info } = await upright
        .clone()
        .resize({ width })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, content: data }
    }),
  )
}
