import {
  BlockStyle,
  isPaletteSlot,
  type Looks,
  styleNames,
  stylePropertyOf,
  styleWidths,
} from '@coverwright/domain/build/page/block-style'
import type { PaletteSlot } from '@coverwright/domain/build/page/theme'
import type { Fields } from './definition.ts'
import { lookClass } from './look-class.ts'

/** Looks that any block can be given. They become rules of the release's style sheet: a style attribute needs an unsafe CSP. */
export const lookFields = {
  spaceAbove: { type: 'number', label: 'Space above', initial: 0, min: 0, max: 160 },
  spaceBelow: { type: 'number', label: 'Space below', initial: 0, min: 0, max: 160 },
} as const satisfies Fields

interface LookedAt {
  readonly id: string
  readonly type: string
  /** It is hidden from nobody. */
  readonly mustShow: boolean
}

export function lookRule(block: LookedAt, looks: Readonly<Record<string, unknown>>): string {
  const pixels = (name: keyof typeof lookFields) =>
    Math.min(Math.max(Math.round(Number(looks[name]) || 0), 0), lookFields[name].max)
  const [above, below] = [pixels('spaceAbove'), pixels('spaceBelow')]
  const self = `.${lookClass(block.id)}`
  const { data: style } = BlockStyle.safeParse(looks['style'] ?? {})
  const rules = style ? styleRules(block, style) : ''
  if (!above && !below) return rules
  // Around a ground or a border of its own, not inside of it.
  return rules ? `${self}{margin-block:${above}px ${below}px}${rules}` : `${self}{padding:${above}px 0 ${below}px}`
}

const under = (media: string, rules: string) => (rules ? `${media}{${rules}}` : '')

function styleRules({ id, type, mustShow }: LookedAt, { desktop, tablet, phone, photo, hiddenOn = [] }: BlockStyle) {
  const self = `.${lookClass(id)}`
  const behind = photo
    ? `${self}{background:linear-gradient(#000000a6,#000000a6),url('${photo}') center/cover}${onDark(self)}`
    : ''
  const hidden = mustShow
    ? []
    : hiddenOn.map((width) => {
        const { media, ...more } = styleWidths[width]
        // The editor shows it all the same, and pale.
        return under('only' in more ? more.only : media, `${self}{display:var(--cw-off,none);opacity:.3}`)
      })
  return [
    looksOf(self, type, desktop),
    under(styleWidths.tablet.media, looksOf(self, type, tablet)),
    under(styleWidths.phone.media, looksOf(self, type, phone)),
    behind,
    ...hidden,
  ].join('')
}

function looksOf(self: string, type: string, looks: Looks | undefined): string {
  if (!looks) return ''
  return styleNames
    .flatMap((name) => {
      const { options, only, inside = '', inColour } = stylePropertyOf(name)
      const value = looks[name] ?? ''
      if (only && !only.includes(type)) return []
      if (inColour && isPaletteSlot(value)) {
        const rule = `${self}${inside}{${inColour(`var(--cw-${value},transparent)`)}}`
        return [name === 'background' ? `${rule}${onColour(self, value)}` : rule]
      }
      const chosen = options[value]
      if (!chosen) return []
      const rule = `${self}${inside}{${chosen.css}}`
      return [chosen.isDark ? `${rule}${onDark(self)}` : name === 'background' ? `${rule}${onLight(self)}` : rule]
    })
    .join('')
}

const words = ':is(h1,h2,p,li,b,span,summary,small,.cj-lead,.cj-icon,.cj-link):not(:is(.cj-form,.cj-card,.cj-button) *)'

/** Words, links and buttons that stay readable on a dark ground; forms and cards bring a ground of their own. */
const onDark = (self: string) =>
  `${self},${self} ${words},${self} a.cj-button.plain{color:#fff}${self} a.cj-button:not(.plain){background:#fff;color:var(--cw-accent-text)}`

/** On a colour of the palette words are black or white as it needs, and buttons the other way round. */
const onColour = (self: string, slot: PaletteSlot) =>
  `${self},${self} ${words},${self} a.cj-button.plain{color:var(--cw-${slot}-ink,var(--cw-text-1))}` +
  `${self} a.cj-button:not(.plain){background:var(--cw-${slot}-ink,var(--cw-accent));color:var(--cw-${slot},#fff)}`

/** Where a wider screen has it dark and a narrower one light. */
const onLight = (self: string) => `${self},${self} ${words},${self} a.cj-button.plain{color:var(--cw-text-1)}`
