/** How far two colours stand apart, as WCAG counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Black or white, whichever is read better on a colour: one of them always stands 4.5 apart from it. */
export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  contrast('#ffffff', colour) >= contrast('#000000', colour) ? '#ffffff' : '#000000'

/** The colour where white is read on it, otherwise the lightest of its darker shades on which it is. */
export function underWhite(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const shade = (part: number) => `#${channels.map((channel) => hex(channel * part)).join('')}`
  const parts = Array.from({ length: 100 }, (_, step) => 1 - step / 100)
  return parts.map(shade).find((each) => inkOn(each) === '#ffffff') ?? '#000000'
}

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
