import { z } from 'zod'
import { minorUnits } from '../../base/money/minor-units.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { decisions } from '../rating/decisions.ts'

const answer = z.string().max(5000)
const dataKey = z.string().max(120)

/** One value a data name; a repeated group is a list of such. */
const Values = z.record(dataKey, z.union([answer, z.array(z.record(dataKey, answer)).max(100)]))

const Expected = z.strictObject({
  decision: z.enum(decisions),
  /** Null when declined: what is not insured has no price. */
  grossMinor: minorUnits.nullable(),
})

/** Answers with what must come out of them. A change of rates that makes it come out otherwise is seen before it is sold. */
export const TestCaseForm = z
  .strictObject({ name: requiredText(120), values: Values, startDate: z.iso.date(), expected: Expected })
  .meta({
    id: 'TestCaseForm',
    examples: [
      {
        name: 'Young Labrador in Bristol',
        values: { age: '3', plan: 'full', claims: [{ cost: '120' }] },
        startDate: '2026-12-01',
        expected: { decision: 'accept', grossMinor: 38_232 },
      },
    ],
  })

export const TestCase = z
  .object({
    ...TestCaseForm.shape,
    id: idOf('testCase'),
    productId: idOf('product'),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'TestCase' })

export const mostTestCases = 5000

/** What was once asked and priced, to be asked again of a new version. */
export const PastQuote = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    values: Values,
    startDate: z.iso.date(),
    decision: z.enum(decisions),
    grossMinor: minorUnits.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'PastQuote' })

export type TestCaseForm = z.output<typeof TestCaseForm>
export type TestCase = z.output<typeof TestCase>
export type PastQuote = z.output<typeof PastQuote>
