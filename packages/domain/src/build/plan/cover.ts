import { z } from 'zod'
import { text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'
import { Option } from '../dataset/option.ts'
import { Limit } from './limit.ts'

/** What is covered, listed in the same order on every plan. */
const CoverItem = z.strictObject({ name: dataName, title: text(80), tooltip: text(300).optional() })

const Plan = z.strictObject({
  /** The answer that the rating program knows it by. */
  code: dataName,
  title: text(60),
  subtitle: text(200),
  /** By the item's name; an item that is missing here is "Not covered". */
  limits: z.record(dataName, Limit),
})

/** Something to settle besides the plan: the excess. */
const CoverChoice = z.strictObject({
  name: dataName,
  title: text(80),
  help: text(300).optional(),
  options: z.array(Option).max(20),
  /** What the prices are shown for at first. It costs nothing extra to leave it. */
  standard: text(),
})

const AddOn = z.strictObject({ name: dataName, title: text(80), about: text(200) })

export const paymentFrequencies = ['monthly', 'yearly'] as const

/** What can be bought, and the rating program's names for it. Prices are never kept here: the program makes them. */
export const Cover = z.strictObject({
  /** The data name that a plan's code is the answer to. */
  planName: dataName,
  items: z.array(CoverItem).max(60),
  plans: z.array(Plan).max(6),
  choices: z.array(CoverChoice).max(6),
  addOns: z.array(AddOn).max(20),
  /** The first is shown at first. `monthly` needs an instalment plan of that name in the rating program. */
  frequencies: z.array(z.enum(paymentFrequencies)).max(2),
})

export type Cover = z.output<typeof Cover>
export type Plan = Cover['plans'][number]
export type AddOn = Cover['addOns'][number]
export type CoverChoice = Cover['choices'][number]
export type PaymentFrequency = (typeof paymentFrequencies)[number]
