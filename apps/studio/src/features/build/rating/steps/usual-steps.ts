import type { Body } from '@coverwright/domain/build/body/body'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import { lineTemplates } from '@coverwright/domain/build/product-template/templates'
import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'

/** What nearly every price has: a premium, the tax its line pays, and monthly payment where cover lasts for months. */
export function usualSteps({ country, line }: Pick<ProductForm, 'country' | 'line'>, { period }: Body): RatingStep[] {
  const { taxPercent } = lineTemplates[line]
  // Rates of tax are known for the United Kingdom alone.
  const isTaxed = country === 'GB' && taxPercent !== '0'
  const steps: RatingStep[] = [
    { kind: 'premium', name: 'base_premium', formula: '100', mode: 'half-up' },
    { kind: 'commission', name: 'commission', percent: '15' },
  ]
  if (isTaxed)
    steps.push({ kind: 'tax', name: 'premium_tax', on: 'premium', rates: [{ from: null, percent: taxPercent }] })
  if (period.length.by === 'months')
    steps.push({ kind: 'instalments', name: 'monthly', count: Math.min(12, period.length.months), chargePercent: '0' })
  return steps
}
