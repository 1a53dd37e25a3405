import { z } from 'zod'
import { text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

export const comparisons = ['at-least', 'at-most', 'more-than', 'less-than'] as const

const Test = z.discriminatedUnion('is', [
  z.strictObject({ name: dataName, is: z.enum(['one-of', 'none-of']), values: z.array(text()).max(200) }),
  /** Numbers by size, dates (2026-01-31) by the calendar. */
  z.strictObject({ name: dataName, is: z.enum(comparisons), value: text(40) }),
  z.strictObject({ name: dataName, is: z.enum(['answered', 'not-answered']) }),
])

/** Tests of earlier answers: all of them must hold, or any. */
export const Condition = z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(Test).max(20) })

export type Condition = z.output<typeof Condition>
export type ConditionTest = z.output<typeof Test>
