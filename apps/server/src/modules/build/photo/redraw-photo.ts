import sharp from 'sharp'

/** Enough to read a number plate by, and no more. */
const widest = 2400

/**
 * A picture drawn anew as JPEG: turned as the camera was held, and without where and when it was taken. Throws for what
 * cannot be drawn.
 */
export const redrawPhoto = (original: Uint8Array): Promise<Buffer> =>
  sharp(original, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
