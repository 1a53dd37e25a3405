import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { sitePath } from './site-path.ts'

export const fonts = [
  'inter',
  'nunito-sans',
  'dm-sans',
  'figtree',
  'manrope',
  'montserrat',
  'open-sans',
  'work-sans',
  'source-serif',
  'bitter',
  'lora',
  'playfair-display',
  'system',
] as const
export const buttonStyles = ['soft', 'pill', 'square'] as const
export const formStyles = ['outlined', 'filled', 'underlined'] as const
export const headerStyles = ['plain', 'brand', 'centred'] as const
export const footerStyles = ['light', 'dark'] as const

/** A font of the company's own library. Its name becomes part of a style sheet: nothing in it may end one. */
export const OwnFont = z.strictObject({
  family: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u, 'Use letters, digits and spaces'),
  src: sitePath,
})

/** Where a colour of the palette is kept. Blocks name the slot, so that another colour in it is theirs at once. */
export const paletteSlots = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const
export type PaletteSlot = (typeof paletteSlots)[number]

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #RRGGBB')

export const PaletteColour = z.strictObject({ slot: z.enum(paletteSlots), name: requiredText(40), colour })
export type PaletteColour = z.output<typeof PaletteColour>

const Palette = z
  .array(PaletteColour)
  .max(paletteSlots.length)
  .refine((colours) => new Set(colours.map(({ slot }) => slot)).size === colours.length, 'Two colours have one place')

/** What a shell chooses. Everything else of the look follows from it. */
export const Theme = z.strictObject({
  brand: colour,
  /** The company's other colours, for blocks to stand on. */
  palette: Palette.optional(),
  /** Of cards, in pixels; controls and chips follow. */
  radius: z.int().min(0).max(24),
  font: z.enum(fonts),
  /** Wins over `font`, which stands in until it is there. */
  ownFont: OwnFont.optional(),
  buttons: z.enum(buttonStyles).default('soft'),
  form: z.enum(formStyles).default('outlined'),
  header: z.enum(headerStyles).default('plain'),
  footer: z.enum(footerStyles).default('light'),
})

export type Theme = z.output<typeof Theme>
export type OwnFont = z.output<typeof OwnFont>
