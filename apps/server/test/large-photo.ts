import sharp from 'sharp'

const [width, height] = [4000, 3000]
/** What nature has at each scale, from clouds to leaves: how many pixels are one, and how much they differ. */
const scales = [
  { pixels: 500, contrast: 36 },
  { pixels: 125, contrast: 28 },
  { pixels: 32, contrast: 22 },
  { pixels: 8, contrast: 18 },
  { pixels: 2, contrast: 14 },
] as const

/** Twelve megapixels as a camera writes them: sky, hills, a path, and structure at every scale. */
export async function photograph(): Promise<Buffer> {
  const layers = await Promise.all(scales.map(structure))
  return sharp(Buffer.from(land))
    .resize(width, height, { fit: 'fill' })
    .composite(layers.map((input) => ({ input, blend: 'overlay' as const })))
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Light and shade alone: grass has no red and blue speckles. */
async function structure({ pixels, contrast }: (typeof scales)[number]): Promise<Buffer> {
  const create = {
    width: Math.ceil(width / pixels),
    height: Math.ceil(height / pixels),
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: contrast },
  }
  const noise = await sharp({ create }).greyscale().png().toBuffer()
  return sharp(noise).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer()
}

const land = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5d8fc2"/><stop offset="1" stop-color="#e9d7bd"/></linearGradient>
  <linearGradient id="hill" x2="0" y2="1"><stop stop-color="#6f8f5a"/><stop offset="1" stop-color="#31482c"/></linearGradient>
  <rect width="400" height="300" fill="url(#sky)"/>
  <path d="M0 170 Q60 110 130 150 T270 130 T400 160 V300 H0Z" fill="#7f94a0"/>
  <path d="M0 215 Q90 160 190 200 T400 190 V300 H0Z" fill="url(#hill)"/>
  <path d="M150 300 Q200 240 180 212 L190 210 Q240 240 260 300Z" fill="#c9b48c"/>
</svg>`
