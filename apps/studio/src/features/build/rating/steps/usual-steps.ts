import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'

/** What nearly every price has: a premium, the tax on it, and monthly payment. */
export const usualSteps: readonly RatingStep[] = [
  { kind: 'premium', name: 'base_premium', formula: '100', mode: 'half-up' },
  { kind: 'commission', name: 'commission', percent: '15' },
  { kind: 'tax', name: 'premium_tax', on: 'premium', rates: [{ from: null, percent: '12' }] },
  { kind: 'instalments', name: 'monthly', count: 12, chargePercent: '0' },
]
