import { main } from '../workbook-parts.ts'
import { escaped } from '../xml.ts'
import type { BookGlobals, CellStyle } from './book-globals.ts'

const fixed = ['000000', 'FFFFFF', 'FF0000', '00FF00', '0000FF', 'FFFF00', 'FF00FF', '00FFFF']
/** What Excel has from the eighth to the last where the book says nothing. */
const usual =
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'.split(
    ' ',
  )
const windowGround = 65
const solid = 1

/** What cells look like, as far as it changes what they say: formats, the colour of letters and of what is behind them. */
export function stylesPart({ styles, formats, inks, palette }: BookGlobals): string {
  const colourOf = (number: number): string | undefined => {
    if (number < 8) return fixed[number]
    return palette[number - 8] ?? usual[number - 8] ?? (number === windowGround ? 'FFFFFF' : undefined)
  }
  const fills = new Map<string, number>([
    ['<fill><patternFill patternType="none"/></fill>', 0],
    ['<fill><patternFill patternType="gray125"/></fill>', 1],
  ])
  const fillOf = ({ pattern, ground }: CellStyle): number => {
    if (pattern === 0) return 0
    const fill =
      pattern === solid
        ? `<fill><patternFill patternType="solid"><fgColor rgb="FF${colourOf(ground) ?? '000000'}"/></patternFill></fill>`
        : '<fill><patternFill patternType="mediumGray"/></fill>'
    const known = fills.get(fill) ?? fills.size
    fills.set(fill, known)
    return known
  }
  const xfs = styles.map(
    (style) =>
      `<xf numFmtId="${style.format}" fontId="${style.font > 4 ? style.font - 1 : style.font}" fillId="${fillOf(style)}" borderId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
  )
  const codes = [...formats].map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
  const fonts = inks.map((ink) => {
    const colour = colourOf(ink)
    return `<font><sz val="11"/>${colour === undefined ? '' : `<color rgb="FF${colour}"/>`}<name val="Calibri"/></font>`
  })
  return [
    `<styleSheet xmlns="${main}">`,
    ...(codes.length > 0 ? [`<numFmts count="${codes.length}">`, ...codes, '</numFmts>'] : []),
    ...(fonts.length > 0 ? [`<fonts count="${fonts.length}">`, ...fonts, '</fonts>'] : [oneFont]),
    `<fills count="${fills.size}">`,
    ...fills.keys(),
    '</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">`,
    ...xfs,
    '</cellXfs></styleSheet>',
  ].join('')
}

const oneFont = '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>'
