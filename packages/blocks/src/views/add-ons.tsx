import { useContext } from 'react'
import type { BlockDefinition } from '../definition.ts'
import { useSay } from '../journey.ts'
import { AddOns as Choices } from '../plans/add-ons.tsx'
import { OfferContext } from '../plans/offer-context.ts'

/** What can be added, where the designer wants it. It counts only inside the form of the plans. */
export function AddOns() {
  const offer = useContext(OfferContext)
  const say = useSay()
  if (!offer) return null
  return (
    <Choices addOns={offer.addOns} currency={offer.currency} per={say(offer.pay === 'yearly' ? 'a year' : 'a month')} />
  )
}

export const addOns = { label: 'Add-ons', group: 'socket', fields: {}, view: AddOns } satisfies BlockDefinition
