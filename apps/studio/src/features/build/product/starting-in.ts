import type { ProductForm } from '@coverwright/domain/build/product/product'
import { countries } from '@coverwright/domain/fields'
import { countryUsuals } from '../../../parts/product/country-usuals.ts'

/** A product as its form is first shown. */
export const startingIn = (country: string, timeZone: string | undefined): ProductForm => {
  const known = countries.find((one) => one === country) ?? 'GB'
  const usuals = countryUsuals[known]
  return {
    name: '',
    description: '',
    line: 'pet',
    type: 'Standard',
    country: known,
    ...usuals,
    timeZone: timeZone ?? usuals.timeZone,
  }
}
