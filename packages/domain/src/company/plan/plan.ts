import { z } from 'zod'
import { minorUnits } from '../../base/money/minor-units.ts'
import type { ProductType } from '../../base/product-type/product-type.ts'
import { idOf, moment, oneOf } from '../../fields.ts'

/** What companies can pay for, the smallest first. */
export const planNames = ['Basic', 'Direct', 'Advance', 'Enterprise'] as const
export type PlanName = (typeof planNames)[number]

/** Whoever tries the product out has what this one has. */
export const trialPlan: PlanName = 'Direct'

/** What is agreed with each company by whoever runs the product, and not bought. */
export const quotedPlan: PlanName = 'Enterprise'

export const billings = ['monthly', 'annual'] as const
export type Billing = (typeof billings)[number]

/** Plans are sold in the currency of whoever runs the product. */
export const planCurrency = 'GBP' as const

/** How many products of a type may be live at once; null where nobody counts. */
const units = z.int().min(0).max(10_000).nullable()
export const Allowance = z.strictObject({ Simple: units, Standard: units, Complicated: units })
export type Allowance = z.output<typeof Allowance>

/** As they are told of. */
export const unitWordsOf = (type: ProductType): string => `${type} units`

/** What a company is sold, as it was when it was sold: a plan that is changed later changes nothing of it. */
export const PlanTerms = z.strictObject({
  /** Before tax. Null for what is agreed with each company. */
  monthlyMinor: minorUnits.max(100_000_000).nullable(),
  annualMinor: minorUnits.max(100_000_000).nullable(),
  allowance: Allowance,
  /** Sales a month that are paid for with the plan; null where nobody counts. */
  transactionsIncluded: z.int().min(0).max(1_000_000).nullable(),
  /** For each sale above them, before tax. */
  transactionMinor: minorUnits.max(100_000),
})
export type PlanTerms = z.output<typeof PlanTerms>

/** Nobody counts: of companies that were there before plans were, and of those whoever runs the product agrees it with. */
export const unlimitedTerms: PlanTerms = {
  monthlyMinor: null,
  annualMinor: null,
  allowance: { Simple: null, Standard: null, Complicated: null },
  transactionsIncluded: null,
  transactionMinor: 0,
}

/** A plan as it is sold from a day on. */
export const PlanForm = z
  .strictObject({
    name: oneOf(planNames),
    validFrom: z.iso.date(),
    terms: PlanTerms,
    /** Whoever has the plan is renewed by them too, and told 30 days before. */
    isForSubscribers: z.boolean().optional(),
  })
  .meta({
    id: 'PlanForm',
    examples: [
      {
        name: 'Direct',
        validFrom: '2100-01-01',
        terms: {
          monthlyMinor: 14_900,
          annualMinor: 149_000,
          allowance: { Simple: 2, Standard: 2, Complicated: 1 },
          transactionsIncluded: 10,
          transactionMinor: 40,
        },
      },
    ],
  })

/** For everybody to compare. */
export const Plan = z
  .object({ name: z.enum(planNames), validFrom: z.iso.date(), terms: PlanTerms })
  .meta({ id: 'Plan' })
export type Plan = z.output<typeof Plan>

/** As whoever runs the product sees it, with what is to come and what was. */
export const DatedPlan = z
  .object({ ...Plan.shape, id: idOf('plan'), createdAt: moment, isForSubscribers: z.boolean() })
  .meta({ id: 'DatedPlan' })

/** How many days before it is charged a company knows of another price. */
export const priceNoticeDays = 30

/** As many as are live, by their type. */
export const UnitsInUse = z.object({ Simple: z.int(), Standard: z.int(), Complicated: z.int() })
export type UnitsInUse = z.output<typeof UnitsInUse>

/** What each plan is on a day: of those dated before it, the last. The smallest plan comes first. */
export function plansOn<Dated extends Pick<Plan, 'name' | 'validFrom'>>(plans: readonly Dated[], day: string): Dated[] {
  return planNames.flatMap((name) => {
    const begun = plans.filter((plan) => plan.name === name && plan.validFrom <= day)
    const last = begun.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).at(-1)
    return last ? [last] : []
  })
}

export const priceOf = (terms: PlanTerms, billing: Billing): number | null =>
  billing === 'monthly' ? terms.monthlyMinor : terms.annualMinor

/** Whether one more product of the type can be live. */
export const hasUnitLeft = ({ allowance }: PlanTerms, used: UnitsInUse, type: ProductType): boolean => {
  const allowed = allowance[type]
  return allowed === null || used[type] < allowed
}
