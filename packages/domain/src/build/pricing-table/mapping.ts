import { z } from 'zod'
import { hitPolicies, mostDecimals, Preference } from '../rating/rating-table.ts'
import { Layout } from './layout.ts'

/** Where a field's cells stand. A band may be two columns; in a matrix there are values across, results and titles. */
const Source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('column'), column: z.int().min(0).max(16_383) }),
  z.strictObject({ kind: z.literal('columns'), from: z.int().min(0).max(16_383), to: z.int().min(0).max(16_383) }),
  z.strictObject({ kind: z.literal('across') }),
  z.strictObject({ kind: z.literal('body') }),
  z.strictObject({ kind: z.literal('title') }),
])

export const fieldRoles = ['dimension', 'output', 'ignored'] as const
export const cellKinds = ['text', 'number', 'range', 'date-range', 'yes-no', 'curve'] as const
/** Finer numbers than that are kept or rounded as somebody says: a spreadsheet keeps the tail of any division. */
export const usualDecimals = 10

/** What one part of the sheet is. An answer that is null has not been given: it is asked where the cells leave it open. */
const Field = z.strictObject({
  heading: z.string().max(500),
  source: Source,
  role: z.enum(fieldRoles),
  /** A data name for a dimension, a name of the table's own for an output. Empty until chosen. */
  name: z.string().max(60),
  cells: z.enum(cellKinds),
  upperEnd: z.enum(['included', 'excluded']).nullable(),
  blanks: z.enum(['any', 'above']).nullable(),
  otherWords: z.enum(['any', 'text']).nullable(),
  runs: z.enum(['written', 'each']).nullable(),
  /** `A, B`, `AB*` and `not A` in a column of free texts: conditions, or texts that look like one. */
  expressions: z.enum(['meant', 'written']).nullable(),
  /** Of a result: the least that is kept, or with `fine` round what every number is rounded to, halves up. */
  decimals: z.int().min(0).max(mostDecimals),
  fine: z.enum(['keep', 'round']).nullable(),
  unit: z.string().max(20),
})

export const Mapping = z
  .strictObject({
    sheet: z.string().max(200),
    layout: Layout,
    fields: z.array(Field).min(1).max(310),
    hitPolicy: z.enum(hitPolicies),
    beyond: z.enum(['stop', 'hold']),
    /** For the policy `priority`; null until somebody says. */
    prefer: Preference.nullable(),
    decimalMark: z.enum(['point', 'comma']).nullable(),
    dateOrder: z.enum(['day-first', 'month-first']).nullable(),
    /** Rows that the workbook hides, by hand or by a filter. */
    hiddenRows: z.enum(['taken', 'left-out']).nullable(),
  })
  .meta({ id: 'PricingTableMapping' })

export const sheetQuestions = ['decimalMark', 'dateOrder', 'hiddenRows'] as const
export const questionKinds = [
  'upperEnd',
  'blanks',
  'otherWords',
  'runs',
  'expressions',
  'fine',
  ...sheetQuestions,
] as const

/** Something the cells leave open. `field` counts from 0; null is about the whole sheet. */
export const Question = z
  .object({
    about: z.enum(questionKinds),
    field: z.int().nullable(),
    /** Cells it is about, as `Rates!C17: 18-25`. */
    examples: z.array(z.string()).max(5),
    suggestion: z.string().nullable(),
  })
  .meta({ id: 'PricingTableQuestion' })

/** What a sheet looks like: a mapping to confirm or change, what it leaves open, and what was left out. */
export const Identified = z
  .object({ mapping: Mapping, questions: z.array(Question), notes: z.array(z.string()) })
  .meta({ id: 'IdentifiedPricingTable' })

export type Source = z.output<typeof Source>
export type Field = z.output<typeof Field>
export type Mapping = z.output<typeof Mapping>
export type Question = z.output<typeof Question>
export type Identified = z.output<typeof Identified>

/** As a server of the version before may have kept it: what it did not ask is open, not answered. */
export const storedMapping = (mapping: Mapping): Mapping => ({
  ...mapping,
  hiddenRows: mapping.hiddenRows ?? null,
  prefer: mapping.prefer ?? null,
  fields: mapping.fields.map((field) => ({
    ...field,
    expressions: field.expressions ?? null,
    fine: field.fine ?? null,
  })),
})

/** Whether the question is about something that nobody has answered. */
export function isOpen({ about, field }: Question, mapping: Mapping): boolean {
  if (isAboutSheet(about)) return mapping[about] === null
  const asked = field === null ? undefined : mapping.fields[field]
  if (asked === undefined || asked.role === 'ignored') return false
  if (about === 'upperEnd' && asked.cells !== 'range' && asked.cells !== 'date-range') return false
  if (about === 'fine' && (asked.role !== 'output' || asked.cells !== 'number')) return false
  return asked[about] === null
}

type SheetQuestion = (typeof sheetQuestions)[number]
export const isAboutSheet = (about: Question['about']): about is SheetQuestion =>
  sheetQuestions.some((each) => each === about)
