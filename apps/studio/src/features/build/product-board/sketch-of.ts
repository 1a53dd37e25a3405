import { type BlockData, isBlockLike } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'

/** How a block looks from far away. */
type Shape = 'hero' | 'form' | 'cards' | 'columns' | 'picture' | 'button' | 'lines' | 'rule'

export interface Band {
  readonly shape: Shape
  readonly top: number
  readonly height: number
}

/** Of a drawing 160 wide: its header, what is between, its footer. */
export const sketch = { width: 160, height: 100, header: 11, footer: 8 } as const

const shapes: Readonly<Record<string, Shape>> = {
  Hero: 'hero',
  Questions: 'form',
  Checkout: 'form',
  Declarations: 'form',
  PlanPicker: 'cards',
  AddOns: 'cards',
  Columns: 'columns',
  Features: 'columns',
  Picture: 'picture',
  Button: 'button',
  Divider: 'rule',
}
const heights: Readonly<Record<Shape, number>> = {
  hero: 36,
  form: 40,
  cards: 36,
  columns: 22,
  picture: 28,
  button: 10,
  lines: 14,
  rule: 5,
}

/** The first page, block under block, as far as there is room. */
export function sketchOf({ pages: [first] }: Pick<Shell, 'pages'>): Band[] {
  const end = sketch.height - sketch.footer
  let top: number = sketch.header
  return (first?.content ?? []).flatMap(shown).flatMap(({ type }) => {
    const shape = shapes[type] ?? 'lines'
    const height = Math.min(heights[shape], end - top)
    const band = { shape, top, height }
    top += height
    return height > 3 ? [band] : []
  })
}

/** Boxes around others are not seen themselves. */
function shown(block: BlockData): BlockData[] {
  if (block.type !== 'Main' && block.type !== 'Section') return [block]
  return Object.values(block.props)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    .filter(isBlockLike)
    .flatMap(shown)
}
