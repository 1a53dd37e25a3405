import { contrast } from '@coverwright/domain/base/colour/contrast'
import { Theme } from '@coverwright/domain/build/page/theme'
import { expect, test } from 'vitest'
import { onlyFontOf } from './only-font.ts'
import { themeContrasts } from './theme-contrast.ts'
import { themeCss } from './theme-css.ts'

const brands = [
  '#1F6B4F',
  '#007AFF',
  '#5551E0',
  '#0E9C8C',
  '#C24A82',
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff00',
  ...Array.from({ length: 36 }, (_, step) => hueToHex(step * 10)),
]

/** Text on what it stands on, and edges on what they are around. */
const pairs = [
  ['cw-text-1', '#ffffff', 4.5],
  ['cw-text-2', '#ffffff', 4.5],
  ['cw-text-3', '#ffffff', 4.5],
  ['cw-text-2', 'cw-surface-0', 4.5],
  ['cw-text-3', 'cw-surface-0', 4.5],
  ['cw-text-2', 'cw-accent-tint', 4.5],
  ['#ffffff', 'cw-accent', 4.5],
  ['#ffffff', 'cw-accent-hover', 4.5],
  ['#ffffff', 'cw-accent-deep', 4.5],
  ['cw-accent-text', '#ffffff', 4.5],
  ['cw-accent-text', 'cw-accent-tint', 4.5],
  ['cw-accent-text', 'cw-accent-tint-2', 4.5],
  ['cw-success-fg', '#ffffff', 4.5],
  ['cw-danger-fg', '#ffffff', 4.5],
  ['cw-danger-fg', 'cw-danger-tint', 4.5],
  ['cw-warning-fg', 'cw-warning-tint', 4.5],
  ['cw-border-3', '#ffffff', 3],
  ['cw-danger-line', '#ffffff', 3],
  ['cw-accent', '#ffffff', 3],
  ['cw-focus', '#ffffff', 3],
] as const

test.each(brands)('a theme of %s can be read', (brand) => {
  const css = themeCss(Theme.parse({ brand, radius: 14, font: 'inter' }))
  const colourOf = (name: string) =>
    name.startsWith('#') ? name : (new RegExp(`--${name}:(#\\w{6})`).exec(css)?.[1] ?? '')
  for (const [over, under, least] of pairs)
    expect(contrast(colourOf(over), colourOf(under)), `${over} on ${under}`).toBeGreaterThanOrEqual(least)
})

const withRadius = (radius: number) => themeCss(Theme.parse({ brand: '#1F6B4F', radius, font: 'system' }))

test('corners follow the radius', () => {
  expect(withRadius(0)).toContain('--cj-radius-large:0px')
  expect(withRadius(20)).toContain('--cj-radius-control:18px')
})

test('a colour that cannot be read is told, and what is used instead can be', () => {
  const yellow = themeContrasts('#ffe600')
  expect(yellow.map(({ use, isAdjusted }) => [use, isAdjusted])).toEqual([
    ['button', true],
    ['link', true],
    ['heading', false],
  ])
  expect(themeContrasts('#0b3d2e').filter(({ isAdjusted }) => isAdjusted)).toEqual([])
  for (const brand of brands)
    for (const { colour, on, ratio } of themeContrasts(brand)) {
      expect(ratio).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour, on)).toBe(ratio)
    }
})

test('a font of the library is fetched from the site and named first', () => {
  const ownFont = { family: 'Tarn Grotesk', src: '/_/f/company/font' }
  const css = themeCss(Theme.parse({ brand: '#1F6B4F', radius: 14, font: 'system', ownFont }))
  expect(css).toContain("src:url('/_/f/company/font')")
  expect(css).toContain("--cw-font:'Tarn Grotesk',system-ui")
})

test('only what was chosen is written', () => {
  const plain = themeCss(Theme.parse({ brand: '#1F6B4F', radius: 14, font: 'inter' }))
  expect(plain).not.toContain('.cj')
  const chosen = { font: 'source-serif', buttons: 'pill', form: 'underlined', header: 'brand', footer: 'dark' }
  const css = themeCss(Theme.parse({ brand: '#1F6B4F', radius: 14, ...chosen }))
  expect(css).toContain('--cj-radius-button:999px')
  expect(css).toContain("--cw-font:'Source Serif 4 Variable'")
  for (const part of ['cj-input', 'cj-head', 'cj-foot']) expect(css).toContain(`.cj .${part}`)
})

test('words and buttons are read on every colour of a palette', () => {
  for (const colour of brands) {
    const palette = [{ slot: 'p2' as const, name: 'Ours', colour }]
    const css = themeCss(Theme.parse({ brand: '#1F6B4F', radius: 14, font: 'inter', palette }))
    const [ground = '', ink = ''] = ['p2', 'p2-ink'].map((name) => new RegExp(`--cw-${name}:(#\\w{6})`).exec(css)?.[1])
    expect(ground).toBe(colour)
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

const face = (family: string) => `@font-face{font-family:${family};src:url(/x.woff2)format("woff2")}`

test('a sheet keeps the faces of its own font and nothing else is lost of it', () => {
  const faces = ['Inter Variable', '"Inter stand-in"', 'Lora Variable', "'Work Sans Variable'"].map(face)
  const css = `a{b:c}${faces.join('')}d{e:f}`
  expect(onlyFontOf(css, { font: 'inter' })).toBe(`a{b:c}${faces[0]}${faces[1]}d{e:f}`)
  expect(onlyFontOf(css, { font: 'work-sans' })).toBe(`a{b:c}${faces[3]}d{e:f}`)
  expect(onlyFontOf(css, { font: 'system' })).toBe('a{b:c}d{e:f}')
})

function hueToHex(hue: number): string {
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12
    return Math.round(255 * (0.5 - 0.5 * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
