import type { Parts } from './marks.ts'

/** The style that is another one with a colour behind it. */
export type StyleOf = (style: number) => number

const path = 'xl/styles.xml'
const fill =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/><bgColor indexed="64"/></patternFill></fill>'
/** What every workbook begins with. */
const usual = '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>'

/** Adds the colour of what is wrong. Numbers, days and borders look as they did: each style is copied once. */
export function addRedStyles(parts: Parts): StyleOf {
  const styles = parts.read(path, 'styleSheet')
  const all = styles && /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)
  // A workbook without styles has nothing to colour by; its notes still tell.
  if (!styles || !all) return (style) => style
  const known = all[1]?.match(/<xf\b[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/g) ?? []
  const fills = /<fills\b[^>]*>([\s\S]*?)<\/fills>/.exec(styles)
  const colours = fills?.[1] ?? usual
  const fillId = colours.match(/<fill\b[\s>]/g)?.length ?? 0
  const added = `<fills count="${fillId + 1}">${colours}${fill}</fills>`
  const filled = fills ? styles.replace(fills[0], () => added) : styles.replace(/(?=<borders\b)/, () => added)
  const copies = new Map<number, { readonly at: number; readonly xf: string }>()
  return (style) => {
    const before = copies.get(style)
    if (before) return before.at
    const copy = { at: known.length + copies.size, xf: withFill(known[style] ?? '<xf/>', fillId) }
    copies.set(style, copy)
    const xfs = [...known, ...[...copies.values()].map(({ xf }) => xf)]
    parts.write(
      path,
      filled.replace(all[0], () => `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`),
    )
    return copy.at
  }
}

const withFill = (xf: string, fillId: number) =>
  xf.replace(/\s(?:fillId|applyFill)="[^"]*"/g, '').replace('<xf', `<xf fillId="${fillId}" applyFill="1"`)
