import { z } from 'zod'
import { ratingLimits } from './rating-limits.ts'
import { dataName, decimalText } from './rating-table.ts'

export const roundingModes = ['half-up', 'half-even', 'up', 'down'] as const

/** An empty one is kept while it is being written; the compiler says that something is missing. */
const formula = z.string().trim().max(ratingLimits.formula)
const percentText = decimalText
const per = dataName.optional()

/** Which data a table's columns read and what its outputs are called, where the names differ. */
const naming = z.record(dataName, dataName).default({})

/** Rates that change by law on a day: the last one whose day is not after the cover start applies. */
const DatedPercent = z.object({ from: z.iso.date().nullable(), percent: percentText })

export const combines = ['sum', 'min', 'max', 'count', 'list'] as const
export const noneAnswers = ['zero', 'refer', 'stop'] as const

const Lookup = z.object({
  kind: z.literal('lookup'),
  table: dataName,
  per,
  using: naming,
  as: naming,
  /** What a `collect` table's results become. A list is for COUNT, SUM, MIN, MAX and CONTAINS. */
  combine: z.enum(combines).optional(),
  /** What happens where no row of it applies: `ask` until somebody says. Without it sums are zero and others stop. */
  whenNone: z.enum(['ask', ...noneAnswers]).optional(),
})

const FormulaStep = z.object({ kind: z.literal('formula'), name: dataName, per, formula })

const Round = z.object({
  kind: z.literal('round'),
  name: dataName,
  per,
  of: dataName,
  decimals: z.int().min(0).max(10),
  mode: z.enum(roundingModes).default('half-up'),
})

/** Sets the running premium; every later step that changes it starts from there. */
const PremiumStep = z.object({
  kind: z.literal('premium'),
  name: dataName,
  formula,
  mode: z.enum(roundingModes).default('half-up'),
})

const Discount = z.object({
  kind: z.literal('discount'),
  name: dataName,
  percent: formula,
  atMostPercent: percentText.optional(),
  when: formula.optional(),
})

export const loadingKinds = ['percent', 'amount'] as const

/** What makes it dearer: a part of the premium so far, or an amount, where something holds. */
const Loading = z.object({
  kind: z.literal('loading'),
  name: dataName,
  by: z.enum(loadingKinds),
  amount: formula,
  when: formula.optional(),
})

const AddOn = z.object({ kind: z.literal('add-on'), name: dataName, price: formula, when: formula })

/** A loading for every driver, as a percentage of the premium so far. */
const DriverLoading = z.object({ kind: z.literal('driver'), name: dataName, group: dataName, percent: formula })

/** Personal accident protection: a price for every person, per thousand of the sum insured. */
const PersonalAccident = z.object({
  kind: z.literal('personal-accident'),
  name: dataName,
  persons: formula,
  sumInsured: formula,
  ratePerThousand: formula,
  when: formula.optional(),
})

/** The part of the premium that the distributor keeps. */
const Commission = z.object({ kind: z.literal('commission'), name: dataName, percent: formula })

const Fee = z.object({ kind: z.literal('fee'), name: dataName, amount: formula, when: formula.optional() })

const Tax = z.object({
  kind: z.literal('tax'),
  name: dataName,
  on: z.enum(['premium', 'premium-and-fees']).default('premium'),
  rates: z.array(DatedPercent).min(1).max(100),
})

const PremiumLevy = z.object({
  kind: z.literal('premium-levy'),
  name: dataName,
  on: z.enum(['premium', 'premium-and-fees']).default('premium'),
  rates: z.array(DatedPercent).min(1).max(100),
  atMost: decimalText.optional(),
})

const Instalments = z.object({
  kind: z.literal('instalments'),
  name: dataName,
  count: z.int().min(1).max(60),
  chargePercent: percentText.default('0'),
})

export const RatingStep = z.discriminatedUnion('kind', [
  Lookup,
  FormulaStep,
  Round,
  PremiumStep,
  Discount,
  Loading,
  AddOn,
  DriverLoading,
  PersonalAccident,
  Commission,
  Fee,
  Tax,
  PremiumLevy,
  Instalments,
])

export const outcomes = ['accept', 'refer', 'decline'] as const

/** A rule is a condition with its reason, or a `collect` table with the text outputs `outcome` and `reason`. */
export const UnderwritingRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('condition'),
    name: dataName,
    per,
    when: formula,
    outcome: z.enum(['refer', 'decline']),
    reason: z.string().trim().max(500),
    /** A decline told on the page whose answers decide it, in place of beside the prices. A referral never is. */
    isSaidAtOnce: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('table'), name: dataName, per, table: dataName, using: naming }),
])

export type RatingStep = z.output<typeof RatingStep>
export type UnderwritingRule = z.output<typeof UnderwritingRule>
export type Outcome = (typeof outcomes)[number]
