import { z } from 'zod'
import { roundingModes } from './rating-step.ts'
import type { TraceEntry as Entry } from './trace.ts'

const fields = {
  step: z.string(),
  item: z.int().nullable(),
  value: z.string(),
  premium: z.string().nullable(),
}

/** A line of an explanation as it travels. */
export const TraceEntry = z.discriminatedUnion('kind', [
  z.object({
    ...fields,
    kind: z.literal('lookup'),
    unit: z.string().nullable(),
    table: z.string(),
    edition: z.int(),
    row: z.int(),
    otherRows: z.array(z.int()),
  }),
  z.object({
    ...fields,
    kind: z.literal('value'),
    origin: z.string(),
    formula: z.string().nullable(),
    rounding: z.object({ from: z.string(), decimals: z.int(), mode: z.enum(roundingModes) }).nullable(),
  }),
]) satisfies z.ZodType<Entry>
