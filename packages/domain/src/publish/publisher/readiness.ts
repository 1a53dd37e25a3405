import { z } from 'zod'

/** Where what stands in the way of publishing is put right. */
export const readinessAreas = ['body', 'shell', 'sender-email', 'gateway', 'policy-numbers'] as const

export type ReadinessArea = (typeof readinessAreas)[number]

export const Missing = z
  .object({
    area: z.enum(readinessAreas),
    message: z.string(),
    /** In the body or the shell: screens lead there. */
    path: z.array(z.union([z.string(), z.int()])),
  })
  .meta({ id: 'Missing' })

export type Missing = z.output<typeof Missing>
