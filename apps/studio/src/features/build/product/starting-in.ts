import type { ProductForm } from '@coverwright/domain/build/product/product'
import { countries } from '@coverwright/domain/fields'
import { countryDefaults } from '../../../parts/product/country-defaults.ts'

/** A product as its form is first shown. */
export const startingIn = (country: string, timeZone: string | undefined): ProductForm => {
  const known = countries.find((one) => one === country) ?? 'GB'
  const defaults = countryDefaults[known]
  return {
    name: '',
    description: '',
    line: 'pet',
    type: 'Standard',
    country: known,
    ...defaults,
    timeZone: timeZone ?? defaults.timeZone,
  }
}
