import { z } from 'zod'

export const fonts = ['inter', 'nunito-sans', 'source-serif', 'system'] as const
export const buttonStyles = ['soft', 'pill', 'square'] as const
export const formStyles = ['outlined', 'filled', 'underlined'] as const
export const headerStyles = ['plain', 'brand', 'centred'] as const
export const footerStyles = ['light', 'dark'] as const

/** What a shell chooses. Everything else of the look follows from it. */
export const Theme = z.strictObject({
  brand: z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #RRGGBB'),
  /** Of cards, in pixels; controls and chips follow. */
  radius: z.int().min(0).max(24),
  font: z.enum(fonts),
  buttons: z.enum(buttonStyles).default('soft'),
  form: z.enum(formStyles).default('outlined'),
  header: z.enum(headerStyles).default('plain'),
  footer: z.enum(footerStyles).default('light'),
})

export type Theme = z.output<typeof Theme>
