import { z } from 'zod'
import { text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

export const comparisons = ['at-least', 'at-most', 'more-than', 'less-than'] as const

export const includings = ['includes-all', 'includes-any', 'includes-none'] as const
export const tickCounts = ['ticked-at-least', 'ticked-at-most'] as const

const Test = z.discriminatedUnion('is', [
  z.strictObject({ name: dataName, is: z.enum(['one-of', 'none-of']), values: z.array(text()).max(200) }),
  /** Of what is ticked: nothing ticked includes none of anything. */
  z.strictObject({ name: dataName, is: z.enum(includings), values: z.array(text()).max(200) }),
  /** How many are ticked. */
  z.strictObject({ name: dataName, is: z.enum(tickCounts), value: text(40) }),
  /** Numbers by size, dates (2026-01-31) by the calendar. */
  z.strictObject({ name: dataName, is: z.enum(comparisons), value: text(40) }),
  z.strictObject({ name: dataName, is: z.enum(['answered', 'not-answered']) }),
])

/** Tests of earlier answers: all of them must hold, or any. */
export const Condition = z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(Test).max(20) })

export type Condition = z.output<typeof Condition>
/** Whether a test is of what is ticked, which no other answer has. */
export const isOfTicked = ({ is }: Pick<ConditionTest, 'is'>): boolean =>
  [...includings, ...tickCounts].some((each) => each === is)

export type ConditionTest = z.output<typeof Test>
