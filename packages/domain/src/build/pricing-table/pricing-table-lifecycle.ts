import { machine, type StateOf } from '../../machine.ts'

/**
 * A version of a table on its way: uploaded, identified (or not), mapped, converted, active. A table that is replaced
 * keeps what was sold by it explainable, and can be put back.
 */
export const pricingTableLifecycle = machine('uploaded', {
  uploaded: { identify: 'identified', fail: 'identify-failed' },
  'identify-failed': { retry: 'uploaded', map: 'mapped' },
  identified: { map: 'mapped', retry: 'uploaded' },
  mapped: { map: 'mapped', convert: 'converted' },
  converted: { map: 'mapped', edit: 'converted', activate: 'active' },
  active: { replace: 'superseded' },
  superseded: { activate: 'active' },
})

export type PricingTableState = StateOf<typeof pricingTableLifecycle>

/** What may still be changed; anything else is copied into a new version first. */
export const isDraft = (state: PricingTableState) => state !== 'active' && state !== 'superseded'
