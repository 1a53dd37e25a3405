import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'

const files = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')
/** One family a script: a name is written in the first that has its letters. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const weights = [400, 600] as const
const slopes = ['normal', 'italic'] as const
for (const script of scripts)
  Font.register({
    family: `Inter ${script}`,
    fonts: weights.flatMap((fontWeight) =>
      slopes.map((fontStyle) => ({
        src: join(files, `inter-${script}-${fontWeight}-${fontStyle}.woff`),
        fontWeight,
        fontStyle,
      })),
    ),
  })
export const families = scripts.map((script) => `Inter ${script}`)
/** Longer than what fits beside a label: a word of one's own, and no number, name or address. */
const longestWord = 45
// Numbers and names are not to be broken in two; what no line has room for would leave the page.
Font.registerHyphenationCallback((word) => (word.length > longestWord ? (word.match(/.{1,15}/gu) ?? [word]) : [word]))

/** Of those that look the same, the one that is written: an apostrophe rather than the phonetic sign. */
const rank = (sign: number) => (sign < 0x100 ? 0 : sign >= 0x2000 && sign < 0x2070 ? 1 : 2)

/**
 * A sign first met as part of another, the comma of a semicolon, counts as no letter from then on, and is copied out of
 * every later document as something else. So each is met by itself before the first is printed.
 */
async function meetSigns() {
  for (const fontFamily of families)
    for (const fontWeight of weights)
      for (const fontStyle of slopes) {
        await Font.load({ fontFamily, fontWeight, fontStyle })
        const font = Font.getFont({ fontFamily, fontWeight, fontStyle })?.data
        const signs: readonly number[] = font?.characterSet ?? []
        for (const sign of signs.toSorted((one, other) => rank(one) - rank(other) || one - other))
          font?.glyphForCodePoint(sign)
      }
}
let met: Promise<void> | undefined

/** Before anything is printed or measured. */
export function loadFonts(): Promise<void> {
  met ??= meetSigns()
  return met
}

/** How wide a letter is, as a share of how large it is written; none where no font has it. */
export function widthOf(sign: number): number | undefined {
  for (const fontFamily of families) {
    const font = Font.getFont({ fontFamily, fontWeight: 400, fontStyle: 'normal' })?.data
    if (font?.hasGlyphForCodePoint(sign)) return font.glyphForCodePoint(sign).advanceWidth / font.unitsPerEm
  }
  return undefined
}
