import { z } from 'zod'

export const problemCodes = [
  'blank',
  'blank-result',
  'fault',
  'not-a-number',
  'not-a-band',
  'not-a-date',
  'date-for-band',
  'open-question',
  'too-fine',
  'too-large',
  'percent',
  'unknown-option',
  'not-yes-no',
  'expression',
  'variant',
  'currency',
  'decimal-comma',
  'too-wide',
] as const

/** Something wrong with one cell, and what would put it right. */
export const CellProblem = z
  .object({
    severity: z.enum(['error', 'warning']),
    code: z.enum(problemCodes),
    /** As Excel names it, sheet included. */
    cell: z.string(),
    row: z.int(),
    column: z.int(),
    message: z.string(),
    /** What to write into the cell instead. */
    fix: z.string().nullable(),
  })
  .meta({ id: 'PricingTableCellProblem' })

export type CellProblem = z.output<typeof CellProblem>
export type ProblemCode = CellProblem['code']

/** What reading one cell came to. */
export type CellRead<T> =
  | { readonly is: 'value'; readonly value: T; readonly warning?: Trouble }
  | { readonly is: 'problem'; readonly trouble: Trouble }

export interface Trouble {
  readonly code: ProblemCode
  readonly message: string
  readonly fix: string | null
}

export const value = <T>(read: T, warning?: Trouble): CellRead<T> => ({
  is: 'value',
  value: read,
  ...(warning && { warning }),
})

export const trouble = (code: ProblemCode, message: string, fix: string | null = null): CellRead<never> => ({
  is: 'problem',
  trouble: { code, message, fix },
})
