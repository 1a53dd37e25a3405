import { z } from 'zod'

/** Where what stands in the way of publishing is put right. */
export const readinessAreas = ['body', 'shell', 'sender-email', 'gateway', 'policy-numbers', 'units'] as const

export type ReadinessArea = (typeof readinessAreas)[number]

/** Trial runs are not numbered, and pay with test cards. */
const forLiveAlone: ReadonlySet<ReadinessArea> = new Set(['gateway', 'policy-numbers', 'units'])

/** What stands in the way of staging too. */
export const missingForStaging = <T extends Pick<Missing, 'area'>>(missing: readonly T[]): T[] =>
  missing.filter(({ area }) => !forLiveAlone.has(area))

export const Missing = z
  .object({
    area: z.enum(readinessAreas),
    message: z.string(),
    /** What several of the kind are, after their number. */
    many: z.string().optional(),
    /** What stands at the place, in the words of whoever wrote it. */
    where: z.string().optional(),
    /** In the body or the shell: screens lead there. */
    path: z.array(z.union([z.string(), z.int()])),
  })
  .meta({ id: 'Missing' })

export type Missing = z.output<typeof Missing>
