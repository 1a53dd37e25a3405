import { resoldDiscountMinor, sellersPartMinor } from '../../build/body/price-discounted.ts'
import { AppError } from '../../errors.ts'
import { type Asked, listPrices, type Saving } from './price-journey.ts'

/** Whether the seller of another company's product earns enough with any plan to give it. What has no price yet is not judged. */
export function canBeGiven({ saving: { discount, plans }, ...asked }: Asked & { readonly saving: Saving }): boolean {
  try {
    const priced = Object.entries(listPrices(asked).prices.plans).flatMap(([plan, { premium }]) =>
      premium && (plans.length === 0 || plans.includes(plan)) ? [premium] : [],
    )
    return (
      priced.length === 0 ||
      priced.some((premium) => resoldDiscountMinor(premium, discount) <= sellersPartMinor(premium))
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'application.incomplete') return true
    throw error
  }
}
