import { z } from 'zod'
import { minorUnits } from '../../base/money/minor-units.ts'
import { messages } from '../../messages.ts'
import { dataName } from '../dataset/data-name.ts'
import type { Cover } from './cover.ts'

const loadingNotValid = 'Enter a percentage from -50 to 400, with up to two decimals'

/** On top of the premium; below zero it is a discount. */
const loadingPercent = z
  .string(messages.required)
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,2})?$/, loadingNotValid)
  .refine((percent) => Number(percent) >= -50 && Number(percent) <= 400, loadingNotValid)

const shape = {
  loadingPercent,
  /** What is no longer the customer's to choose, by data name: the excess. */
  choices: z.record(dataName, z.string().max(200)),
  /** What a plan costs before add-ons, fees and taxes, by its code; in place of the program's price and the loading. */
  planPremiums: z.record(dataName, minorUnits.min(1)),
  /** For the record; the customer does not read it. */
  reason: z.string().trim().max(1000, 'Use 1000 characters or fewer'),
}

/** On what terms a referred case is accepted. Leaving the price as it is needs no reason, changing it does. */
export const Terms = z
  .strictObject(shape)
  .check(({ value, issues }) => {
    if (value.reason === '' && changesAnything(value))
      issues.push({ code: 'custom', input: value, path: ['reason'], message: messages.required })
  })
  .meta({
    id: 'Terms',
    examples: [{ loadingPercent: '25', choices: {}, planPremiums: {}, reason: 'Seen by a vet in spring' }],
  })

export type Terms = z.output<typeof Terms>

export const asPriced: Terms = { loadingPercent: '0', choices: {}, planPremiums: {}, reason: '' }

const changesAnything = ({ loadingPercent: loading, choices, planPremiums }: Omit<Terms, 'reason'>) =>
  Number(loading) !== 0 || Object.keys(choices).length > 0 || Object.keys(planPremiums).length > 0

/** What the underwriter of a referred case answered. */
export type Underwriting =
  | { readonly decision: 'accept'; readonly terms: Terms }
  | { readonly decision: 'decline'; readonly reason: string }

/** What is left to choose: a choice the underwriter settled has one option. */
export const coverUnder = (cover: Cover, { choices }: Pick<Terms, 'choices'>): Cover => ({
  ...cover,
  choices: cover.choices.map((choice) => {
    const settled = choice.options.filter(({ value }) => value === choices[choice.name])
    return settled[0] ? { ...choice, options: settled, standard: settled[0].value } : choice
  }),
})

/** Plans or choices in the terms that the product does not have. */
export const isOfCover = ({ plans, choices }: Cover, terms: Terms): boolean =>
  Object.keys(terms.planPremiums).every((code) => plans.some((plan) => plan.code === code)) &&
  Object.entries(terms.choices).every(([name, value]) =>
    choices.some((choice) => choice.name === name && choice.options.some((option) => option.value === value)),
  )

/** The premium before fees and taxes; a plan's own price stands for the plan, what add-ons cost comes on top. */
export function premiumUnder(
  { loadingPercent: loading, planPremiums }: Terms,
  plan: string,
  premiums: { readonly allMinor: number; readonly planMinor: number },
): number {
  const own = planPremiums[plan]
  if (own !== undefined) return own + premiums.allMinor - premiums.planMinor
  // In hundredths of a percent, so that the product is whole and rounded once, to the penny.
  return Math.round((premiums.allMinor * (10_000 + Math.round(Number(loading) * 100))) / 10_000)
}
