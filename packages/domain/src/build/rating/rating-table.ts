import { z } from 'zod'

export const dataName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]{0,59}$/, 'A name starts with a letter and has letters, digits and _ only.')

export const decimalText = z.string().regex(/^-?\d{1,15}(?:\.\d{1,10})?$/, 'This is not a decimal number.')

/** Of a table's results: what a spreadsheet shows of a number. */
export const mostDecimals = 15

const DateOrOpen = z.iso.date().nullable()

export const hitPolicies = ['first', 'most-specific', 'unique', 'any', 'priority', 'collect', 'interpolate'] as const
export const preferences = ['highest', 'lowest', 'listed'] as const

/** For `priority`: the result that decides among the rows that apply, and which of its values comes first. */
export const Preference = z.strictObject({
  result: dataName,
  order: z.enum(preferences),
  /** With `listed` every value there is, the first the strongest. */
  listed: z.array(z.string().min(1).max(200)).max(1000),
})

/**
 * What one column asks. A cell is null for any value, a text for exactly that value, or a band of two ends of which
 * either may be open. In an `interpolate` table the column of kind `curve` holds the points.
 */
const Dimension = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), name: dataName }),
  z.object({ kind: z.literal('number'), name: dataName }),
  z.object({ kind: z.literal('range'), name: dataName, upperEnd: z.enum(['included', 'excluded']) }),
  z.object({ kind: z.literal('date-range'), name: dataName, upperEnd: z.enum(['included', 'excluded']) }),
  z.object({ kind: z.literal('yes-no'), name: dataName }),
  z.object({ kind: z.literal('curve'), name: dataName }),
])

const Output = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    name: dataName,
    decimals: z.int().min(0).max(mostDecimals),
    unit: z.string().max(20).optional(),
    /** At least so many decimals are shown, as the sheet wrote them: 0.10. It changes no value. */
    shown: z.int().min(0).max(mostDecimals).optional(),
  }),
  z.object({ kind: z.literal('text'), name: dataName }),
])

const Cell = z.union([z.null(), z.string(), z.tuple([z.string().nullable(), z.string().nullable()])])

const TableRow = z.object({ when: z.array(Cell), results: z.array(z.string()) })

/** The rates from one day up to and including another; a quote takes the edition of its cover start date. */
const Edition = z.object({ from: DateOrOpen, to: DateOrOpen, rows: z.array(TableRow).max(1_000_000) })

export const RatingTable = z.object({
  name: dataName,
  hitPolicy: z.enum(hitPolicies),
  /** For `interpolate`: whether a value outside the points stops the quote or takes the nearest point. */
  beyond: z.enum(['stop', 'hold']).default('stop'),
  prefer: Preference.optional(),
  dimensions: z.array(Dimension).min(1).max(20),
  outputs: z.array(Output).min(1).max(20),
  editions: z.array(Edition).min(1).max(100),
})

export type HitPolicy = (typeof hitPolicies)[number]
export type Preference = z.output<typeof Preference>
export type Dimension = z.output<typeof Dimension>
export type Output = z.output<typeof Output>
export type Cell = z.output<typeof Cell>
export type TableRow = z.output<typeof TableRow>
export type Edition = z.output<typeof Edition>
export type RatingTable = z.output<typeof RatingTable>
