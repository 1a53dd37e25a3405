import { type BlockStyle, type StyleWidth, styleWidths } from './block-style.ts'
import { type BlockData, blocksIn, isBlockLike } from './page.ts'
import type { Shell } from './shell.ts'
import { type PaletteColour, type PaletteSlot, paletteSlots } from './theme.ts'

/** Where the next colour is kept; none once every place is taken. */
export const freeSlot = (palette: readonly PaletteColour[]): PaletteSlot | undefined =>
  paletteSlots.find((slot) => !palette.some((colour) => colour.slot === slot))

/** How many blocks of the site are drawn in it. */
export function usesOfColour({ header, footer, pages }: Shell, slot: PaletteSlot): number {
  const content = [header, footer, ...pages.flatMap((page) => page.content)]
  return [...blocksIn({ type: '', props: { id: '', content } })].filter(({ props }) => isDrawnIn(props['style'], slot))
    .length
}

/** The site without it: what was drawn in it is as it was before anything was chosen. */
export function withoutColour(shell: Shell, slot: PaletteSlot): Shell {
  const strip = (block: BlockData) => blockWithout(block, slot)
  return {
    ...shell,
    theme: { ...shell.theme, palette: shell.theme.palette?.filter((colour) => colour.slot !== slot) },
    header: strip(shell.header),
    footer: strip(shell.footer),
    pages: shell.pages.map((page) => ({ ...page, content: page.content.map(strip) })),
  }
}

const widths = Object.keys(styleWidths) as readonly StyleWidth[]

// A stored style has passed the shell's model, or there is none.
const styleOf = (style: unknown) => (style ?? {}) as BlockStyle

const isDrawnIn = (style: unknown, slot: PaletteSlot) =>
  widths.some((width) => Object.values(styleOf(style)[width] ?? {}).includes(slot))

/** A block that does not use it is the object it was: it is neither drawn anew nor sent. */
function blockWithout(block: BlockData, slot: PaletteSlot): BlockData {
  const changed = Object.entries(block.props).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'style') return isDrawnIn(value, slot) ? [[name, styleWithout(styleOf(value), slot)]] : []
    if (!Array.isArray(value)) return []
    const items = (value as unknown[]).map((item) => (isBlockLike(item) ? blockWithout(item, slot) : item))
    return items.some((item, at) => item !== value[at]) ? [[name, items]] : []
  })
  return changed.length > 0 ? { ...block, props: { ...block.props, ...Object.fromEntries(changed) } } : block
}

const styleWithout = (style: BlockStyle, slot: PaletteSlot): BlockStyle => ({
  ...style,
  ...Object.fromEntries(
    widths.flatMap((width) => {
      const looks = style[width]
      return looks ? [[width, Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== slot))]] : []
    }),
  ),
})
