import sharp from 'sharp'

/** One colour all over, large enough to be taken for a photo. */
export const aPhoto = (background = '#3a7') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
