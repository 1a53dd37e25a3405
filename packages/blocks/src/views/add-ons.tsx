import { useContext } from 'react'
import type { BlockDefinition } from '../definition.ts'
import { AddOns as Choices } from '../plans/add-ons.tsx'
import { OfferContext } from '../plans/offer-context.ts'

/** What can be added, where the designer wants it. It counts only inside the form of the plans. */
export function AddOns() {
  const offer = useContext(OfferContext)
  return offer && <Choices addOns={offer.addOns} currency={offer.currency} per={offer.per} />
}

export const addOns = { label: 'Add-ons', group: 'socket', fields: {}, view: AddOns } satisfies BlockDefinition
