import { z } from 'zod'

/** What a shell chooses. Everything else of the look follows from it. */
export const Theme = z.strictObject({
  brand: z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #RRGGBB'),
  /** Of cards, in pixels; controls and chips follow. */
  radius: z.int().min(0).max(24),
  font: z.enum(['inter', 'system']),
})

export type Theme = z.output<typeof Theme>
