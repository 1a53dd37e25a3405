import { z } from 'zod'
import { text } from '../../fields.ts'
import { decimalText } from '../rating/rating-table.ts'
import { dataName } from './data-name.ts'
import { Option } from './option.ts'

const named = {
  name: dataName,
  /** For whoever builds the product; buyers never read it. */
  about: text(300).optional(),
  /** Stands for an answer that was not given, because the question was left out or not asked. */
  default: text(200).optional(),
}

/** `national-id` is 15 or 18 digits, of which the last may be X. */
export const textFormats = ['text', 'email', 'national-id'] as const

const Text = z.strictObject({
  ...named,
  type: z.literal('text'),
  format: z.enum(textFormats),
  minLength: z.int().min(0).max(5000).optional(),
  maxLength: z.int().min(1).max(5000),
})

/** Both ends included. Without them 0 and 999,999,999 hold: pricing needs to know how large a number can get. */
const limits = { min: decimalText.optional(), max: decimalText.optional() }

const NumberProperty = z.strictObject({
  ...named,
  ...limits,
  type: z.literal('number'),
  decimals: z.int().min(0).max(10),
})

/** In the product's currency. */
const Money = z.strictObject({ ...named, ...limits, type: z.literal('money') })

/** Limits are whole years of age, days from today, or fixed days; all that are given hold. */
const DateProperty = z.strictObject({
  ...named,
  type: z.literal('date'),
  minAge: z.int().min(0).max(150).optional(),
  maxAge: z.int().min(0).max(150).optional(),
  earliestInDays: z.int().min(-60_000).max(60_000).optional(),
  latestInDays: z.int().min(-60_000).max(60_000).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

/** The values are `yes` and `no`; the labels are what a buyer reads instead of Yes and No. */
const BooleanProperty = z.strictObject({
  ...named,
  type: z.literal('boolean'),
  labels: z.strictObject({ yes: text(200), no: text(200) }).optional(),
})

const Choice = z.strictObject({ ...named, type: z.literal('choice'), options: z.array(Option).max(10_000) })

/** How many options there may be to tick: pricing reads each of them. */
export const severalLimits = { options: 50, kept: 200 } as const

/** As many of the options as apply, kept one a line; nothing is none of them. */
const Several = z.strictObject({
  ...named,
  type: z.literal('several'),
  options: z.array(Option).max(severalLimits.kept),
  atLeast: z.int().min(1).max(severalLimits.options).optional(),
  atMost: z.int().min(1).max(severalLimits.options).optional(),
})

/** Something with parts: an address, pictures. Pricing does not read it. */
const Json = z.strictObject({ ...named, type: z.literal('json') })

/** One row of a data source, told by the value in a column. */
const Csv = z.strictObject({
  ...named,
  type: z.literal('csv'),
  /** The data source's name. */
  source: text(60),
  /** What is kept as the answer, and what the buyer reads. */
  valueColumn: text(60),
  labelColumn: text(60),
})

/** What one piece of data is, wherever it comes from: its type, its limits, its options. */
export const Property = z.discriminatedUnion('type', [
  Text,
  NumberProperty,
  Money,
  DateProperty,
  BooleanProperty,
  Choice,
  Several,
  Json,
  Csv,
])

export const Dataset = z.strictObject({ properties: z.array(Property).max(1000) })

export type Property = z.output<typeof Property>
export type PropertyType = Property['type']
export type PropertyOf<Type extends PropertyType> = Extract<Property, { type: Type }>
export type Dataset = z.output<typeof Dataset>

export const propertyTypes = [
  'text',
  'number',
  'money',
  'date',
  'boolean',
  'choice',
  'several',
  'json',
  'csv',
] as const satisfies readonly PropertyType[]

/** The numbers a number or an amount may be, as decimal texts. */
export const rangeOf = ({ min, max }: Pick<PropertyOf<'number'>, 'min' | 'max'>) => ({
  min: min ?? '0',
  max: max ?? '999999999',
})
