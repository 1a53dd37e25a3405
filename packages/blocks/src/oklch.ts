/** Lightness 0 to 1, chroma, hue in radians. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Rgb = [number, number, number]

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

export function fromHex(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(A, B), h: Math.atan2(B, A) }
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const [A, B] = [c * Math.cos(h), c * Math.sin(h)]
  const x = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const y = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const z = (l - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** Colours outside sRGB lose chroma, not hue or lightness: contrast must stay as designed. */
export function toHex(colour: Oklch): string {
  const isOutside = (c: number) =>
    toLinearRgb({ ...colour, c }).some((channel) => channel < -0.0005 || channel > 1.0005)
  let { c } = colour
  while (c > 0 && isOutside(c)) c -= 0.002
  const channels = toLinearRgb({ ...colour, c: Math.max(c, 0) }).map((channel) =>
    Math.round(fromLinear(Math.min(Math.max(channel, 0), 1)) * 255),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
