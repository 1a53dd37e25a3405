// What a block may look like: one table, from which come the schema of what is kept, the style sheet and the editor's form.
import { z } from 'zod'
import { sitePath } from './site-path.ts'
import { type PaletteSlot, paletteSlots } from './theme.ts'

export const styleGroups = ['layout', 'spacing', 'text', 'background', 'frame'] as const

interface StyleProperty {
  readonly label: string
  readonly group: (typeof styleGroups)[number]
  /** The blocks whose own content it lays out; every block without it. */
  readonly only?: readonly string[]
  /** What it is about inside of the block; the block itself without it. */
  readonly inside?: string
  /** Steps of the design, never free pixels: what is chosen stays in tune with the theme. */
  readonly options: Readonly<Record<string, { readonly label: string; readonly css: string; readonly isDark?: true }>>
  /** Where a colour of the site's palette can be chosen too: what is said of it. */
  readonly inColour?: (colour: string) => string
}

const steps = (css: (pixels: number) => string, sizes: readonly number[]) => {
  const names = ['none', 's', 'm', 'l', 'xl'] as const
  const labels = { none: 'None', s: 'Small', m: 'Medium', l: 'Large', xl: 'Extra large' }
  return Object.fromEntries(
    sizes.map((pixels, at) => {
      const name = names[at] ?? 'xl'
      return [name, { label: labels[name], css: css(pixels) }]
    }),
  )
}
const columns = (count: number) => ({
  label: String(count),
  css: `display:grid;grid-template-columns:repeat(${count},minmax(0,1fr))`,
})
const ground = (label: string, background: string) => ({ label, css: `background:${background}` })
const darkGround = (label: string, background: string) => ({ ...ground(label, background), isDark: true as const })
const size = (label: string, css: string) => ({ label, css })
const laidOut = ['Section', 'Features']

const styleProperties = {
  columns: {
    label: 'Columns',
    group: 'layout',
    only: laidOut,
    inside: '>*',
    options: { '1': columns(1), '2': columns(2), '3': columns(3), '4': columns(4) },
  },
  align: {
    label: 'Align',
    group: 'layout',
    options: {
      start: { label: 'Left', css: 'text-align:start;justify-items:start' },
      centre: { label: 'Centre', css: 'text-align:center;justify-items:center' },
      end: { label: 'Right', css: 'text-align:end;justify-items:end' },
    },
  },
  width: {
    label: 'Width',
    group: 'layout',
    options: {
      narrow: { label: 'Narrow', css: 'max-width:480px;margin-inline:auto' },
      text: { label: 'Text', css: 'max-width:720px;margin-inline:auto' },
      wide: { label: 'Wide', css: 'max-width:none' },
      edge: { label: 'To the edges', css: 'width:100vw;max-width:none;margin-inline:calc(50% - 50vw)' },
    },
  },
  gap: {
    label: 'Gap',
    group: 'spacing',
    only: laidOut,
    inside: '>*',
    options: steps((n) => `gap:${n}px`, [0, 8, 16, 32, 56]),
  },
  padding: {
    label: 'Padding',
    group: 'spacing',
    options: steps((n) => `padding:${n}px`, [0, 12, 24, 40, 64]),
  },
  headingSize: {
    label: 'Headings',
    group: 'text',
    inside: ' :is(h1,h2)',
    options: {
      s: size('Small', 'font-size:20px;line-height:28px'),
      m: size('Medium', 'font-size:28px;line-height:34px'),
      l: size('Large', 'font-size:clamp(1.75rem,1.3rem + 2vw,2.75rem);line-height:1.12'),
      xl: size('Display', 'font-size:clamp(2.25rem,1.4rem + 3.6vw,4.125rem);line-height:1.04'),
    },
  },
  textSize: {
    label: 'Text',
    group: 'text',
    inside: ' :is(p,li,dd)',
    options: {
      s: size('Small', 'font-size:14px;line-height:21px'),
      m: size('Medium', 'font-size:16px;line-height:24px'),
      l: size('Large', 'font-size:19px;line-height:29px'),
      xl: size('Extra large', 'font-size:22px;line-height:33px'),
    },
  },
  background: {
    label: 'Fill',
    group: 'background',
    options: {
      none: ground('None', 'none'),
      white: ground('White', '#fff'),
      surface: ground('Grey', 'var(--cw-surface-0)'),
      tint: ground('Tint', 'var(--cw-accent-tint)'),
      strongTint: ground('Strong tint', 'var(--cw-accent-tint-2)'),
      fade: ground('Tint that fades', 'linear-gradient(var(--cw-accent-tint-2),#fff)'),
      brand: darkGround('Brand', 'var(--cw-accent)'),
      deep: darkGround('Dark', 'var(--cw-accent-deep)'),
      deepFade: darkGround('Dark to brand', 'linear-gradient(135deg,var(--cw-accent-deep),var(--cw-accent))'),
    },
    inColour: (colour) => `background:${colour}`,
  },
  corner: {
    label: 'Corners',
    group: 'frame',
    options: {
      none: { label: 'Square', css: 'border-radius:0' },
      theme: { label: 'As the theme', css: 'border-radius:var(--cj-radius);overflow:clip' },
      l: { label: 'Round', css: 'border-radius:32px;overflow:clip' },
    },
  },
  border: {
    label: 'Border',
    group: 'frame',
    options: {
      none: { label: 'None', css: 'border:0' },
      line: { label: 'Line', css: 'border:1px solid var(--cw-border-2)' },
      brand: { label: 'Brand', css: 'border:2px solid var(--cw-accent)' },
    },
    inColour: (colour) => `border:2px solid ${colour}`,
  },
} as const satisfies Readonly<Record<string, StyleProperty>>

export type StyleName = keyof typeof styleProperties
export const styleNames = Object.keys(styleProperties) as readonly StyleName[]

export const stylePropertyOf = (name: StyleName): StyleProperty => styleProperties[name]

export const isPaletteSlot = (value: string): value is PaletteSlot => paletteSlots.some((slot) => slot === value)

const valuesOf = (name: StyleName): readonly string[] => {
  const { options, inColour } = stylePropertyOf(name)
  return [...Object.keys(options), ...(inColour ? paletteSlots : [])]
}

/** From the widest down: what is chosen for one holds for those below it that say nothing. */
export const styleWidths = {
  desktop: { label: 'Desktop', media: '@media(min-width:900px)' },
  tablet: { label: 'Tablet', media: '@media(max-width:899px)', only: '@media(min-width:600px) and (max-width:899px)' },
  phone: { label: 'Phone', media: '@media(max-width:599px)' },
} as const
export type StyleWidth = keyof typeof styleWidths

const Looks = z.strictObject(
  // Derived from the table: a property has exactly the options it declares there.
  Object.fromEntries(
    styleNames.map((name) => [name, z.enum(valuesOf(name) as [string, ...string[]]).optional()]),
  ) as Record<StyleName, z.ZodOptional<z.ZodEnum<Record<string, string>>>>,
)

export const BlockStyle = z.strictObject({
  desktop: Looks.optional(),
  tablet: Looks.optional(),
  phone: Looks.optional(),
  /** Behind everything, under a shade that keeps words readable on it. */
  photo: sitePath.optional(),
  hiddenOn: z
    .array(z.enum(['desktop', 'tablet', 'phone']))
    .max(2, 'Show the block somewhere')
    .optional(),
})

export type Looks = z.output<typeof Looks>
export type BlockStyle = z.output<typeof BlockStyle>
