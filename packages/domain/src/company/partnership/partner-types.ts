import type { BusinessType, PaymentMode } from '../company/kinds.ts'

/** What a company is to its partners; it refines the business type. From who carries the risk to who sells. */
export const partnerTypes = ['insurer', 'mga', 'wholesaler-broker', 'broker'] as const

export type PartnerType = (typeof partnerTypes)[number]

export const partnerTypeNames = {
  insurer: 'Insurer',
  mga: 'MGA',
  'wholesaler-broker': 'Wholesaler broker',
  broker: 'Broker',
} as const satisfies Record<PartnerType, string>

const businessTypeOf = {
  insurer: 'insurer',
  mga: 'insurer',
  'wholesaler-broker': 'broker',
  broker: 'broker',
} as const satisfies Record<PartnerType, BusinessType>

export const partnerTypesOf = (businessType: BusinessType): readonly PartnerType[] =>
  partnerTypes.filter((type) => businessTypeOf[type] === businessType)

export const isPartnerTypeOf = (partnerType: PartnerType, businessType: BusinessType) =>
  businessTypeOf[partnerType] === businessType

/** Each sells what one before it provides: two of the same kind have nothing to bind. */
export const mayPartner = (one: PartnerType, other: PartnerType) => one !== other

export const partnersOf = (own: PartnerType): readonly PartnerType[] =>
  partnerTypes.filter((type) => mayPartner(own, type))

export const sides = ['provider', 'seller'] as const

export type Side = (typeof sides)[number]

/** Which side a company is on when it meets another: the one nearer to the risk provides. */
export const sideOf = (own: PartnerType, other: PartnerType): Side =>
  partnerTypes.indexOf(own) < partnerTypes.indexOf(other) ? 'provider' : 'seller'

/** P2I: the customer pays who provides; P1B: who sells; otherwise either may take it. */
export const takesPayment = (mode: PaymentMode, side: Side) =>
  mode === 'both' || (mode === 'P2I' ? side === 'provider' : side === 'seller')
