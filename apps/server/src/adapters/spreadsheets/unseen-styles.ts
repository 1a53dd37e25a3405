import { attribute } from './xml.ts'

/** What a style hides of a cell: all of it, or what its format has no sign for. */
export interface Unseen {
  readonly all: boolean
  readonly text: boolean
  readonly positive: boolean
  readonly negative: boolean
}

const white = 'FFFFFF'
const black = '000000'

/** By the number of a cell's style: letters in the colour of their cell, and formats such as `;;;`. */
export function readUnseen(styles: string): Unseen[] {
  const codes = new Map<string, string>()
  for (const [tag] of styles.matchAll(/<numFmt\s[^>]*>/g))
    codes.set(attribute(tag, 'numFmtId') ?? '', attribute(tag, 'formatCode') ?? '')
  const inks = partsOf(styles, 'fonts', 'font').map((font) => colourOf(/<color\b[^>]*>/.exec(font)?.[0]) ?? black)
  const grounds = partsOf(styles, 'fills', 'fill').map(groundOf)
  const cells = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? ''
  return Array.from(cells.matchAll(/<xf\b[^>]*>/g), ([tag]) => {
    const ink = inks[Number(attribute(tag, 'fontId') ?? 0)] ?? black
    const ground = grounds[Number(attribute(tag, 'fillId') ?? 0)]
    return { all: ink === ground, ...unseenBy(codes.get(attribute(tag, 'numFmtId') ?? '') ?? '') }
  })
}

const partsOf = (styles: string, all: string, one: string): string[] => {
  const inside = new RegExp(`<${all}\\b[^>]*>([\\s\\S]*?)</${all}>`).exec(styles)?.[1] ?? ''
  return Array.from(
    inside.matchAll(new RegExp(`<${one}\\b[^>]*?(?:/>|>([\\s\\S]*?)</${one}>)`, 'g')),
    ([, part = '']) => part,
  )
}

/** One of a theme is called by its number; the first is the white of the sheet. */
function colourOf(tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined
  const rgb = attribute(tag, 'rgb')
  if (rgb !== undefined) return rgb.slice(-6).toUpperCase()
  const [theme, tint, indexed] = ['theme', 'tint', 'indexed'].map((name) => attribute(tag, name))
  if (theme !== undefined) return theme === '0' && !Number(tint ?? 0) ? white : `theme ${theme} ${tint ?? ''}`
  return indexed === '1' || indexed === '9' ? white : undefined
}

/** Undefined where it cannot be told. */
function groundOf(fill: string): string | undefined {
  const pattern = attribute(/<patternFill\b[^>]*>/.exec(fill)?.[0] ?? '', 'patternType')
  if (/<gradientFill\b/.test(fill)) return undefined
  if (pattern === undefined || pattern === 'none') return white
  return pattern === 'solid' ? colourOf(/<fgColor\b[^>]*>/.exec(fill)?.[0]) : undefined
}

/** Sections for what is above nought, below it, nought and text. That a format hides noughts hides nothing that answers. */
function unseenBy(code: string): Omit<Unseen, 'all'> {
  const sections = code.split(';').map((section) => section.replaceAll(/""|\[[^\]]*\]|_.|\*.|\s/g, ''))
  const isEmpty = (at: number) => sections[at] === ''
  const isGiven = code !== ''
  return {
    text: isGiven && sections.length >= 4 && isEmpty(3),
    positive: isGiven && isEmpty(0),
    negative: isGiven && (sections.length > 1 ? isEmpty(1) : isEmpty(0)),
  }
}
