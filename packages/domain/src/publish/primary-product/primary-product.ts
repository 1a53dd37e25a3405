import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { insuranceLines } from '../../build/product/product.ts'
import { paymentModes } from '../../company/company/kinds.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { Missing } from '../publisher/readiness.ts'
import { accesses } from '../publisher/stage.ts'
import { primaryLifecycle } from './primary-lifecycle.ts'

/** One of the company's own products, and whether partners can sell it. */
export const OwnPrimary = z
  .object({
    productId: idOf('product'),
    name: z.string(),
    line: z.enum(insuranceLines),
    state: z.enum(primaryLifecycle.states),
    /** What partners get; nothing before it was moved. */
    version: z.int().nullable(),
    movedAt: moment.nullable(),
    access: z.enum(accesses),
    /** Companies that made a product of it. */
    sellers: z.int(),
  })
  .meta({ id: 'OwnPrimary' })

/** What became of asking: moved, or what stands in the way. */
export const PrimaryMove = z
  .object({ state: z.enum(primaryLifecycle.states), missing: z.array(Missing) })
  .meta({ id: 'PrimaryMove' })

/** Another company's primary product, as far as it is shown to us. */
export const PrimaryOffer = z
  .object({
    id: idOf('primaryProduct'),
    companyId: z.uuid(),
    companyName: z.string(),
    name: z.string(),
    description: z.string(),
    line: z.enum(insuranceLines),
    country: z.string(),
    currency: z.enum(currencies),
    version: z.int(),
    access: z.enum(accesses),
    /** Only who is bound can make a product of it. */
    isBound: z.boolean(),
    movedAt: moment,
    /** Our own products made of it. */
    products: z.array(z.object({ id: idOf('product'), name: z.string(), isCurrent: z.boolean() })),
  })
  .meta({ id: 'PrimaryOffer' })

/** A product that was moved. */
export const MovedProductRef = z.strictObject({ id: idOf('movedProduct') })

/** A product on a provider's body. */
export const ResaleProductRef = z.strictObject({ id: idOf('resaleProduct') })

export const OfferFilter = z.strictObject({
  /** Reserved to those who are bound. */
  isExclusive: z.boolean().optional(),
  search: z.string().trim().max(200).optional(),
})

export const ResaleForm = z
  .strictObject({ primaryId: idOf('primaryProduct'), name: requiredText(120) })
  .meta({ id: 'ResaleForm', examples: [{ primaryId: '01900000-0000-7000-8000-000000000000', name: 'Our pet cover' }] })

export const resaleEvents = ['issued', 'cancelled', 'lapsed'] as const

/** One sale through a partner: the same record for both, each with its part. */
export const ResoldPolicy = z
  .object({
    id: z.uuid(),
    at: moment,
    what: z.enum(resaleEvents),
    /** Whether we sold it, or provided what was sold. */
    side: z.enum(['seller', 'provider']),
    partnerName: z.string(),
    productName: z.string(),
    number: z.string(),
    holder: z.string(),
    insured: z.string(),
    plan: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    currency: z.enum(currencies),
    netMinor: z.int(),
    commissionMinor: z.int(),
    feeMinor: z.int(),
    taxMinor: z.int(),
    grossMinor: z.int(),
    paymentMode: z.enum(paymentModes),
    /** The customer paid us. */
    isPaidToUs: z.boolean(),
    /** What is ours of it: the commission and fee of who sells, the rest of who provides. */
    ourMinor: z.int(),
  })
  .meta({ id: 'ResoldPolicy' })

export const ResoldFilter = z
  .strictObject({ mode: z.enum(journeyModes).default('live') })
  .meta({ id: 'ResoldFilter', examples: [{ mode: 'live' }] })

export type OwnPrimary = z.output<typeof OwnPrimary>
export type PrimaryOffer = z.output<typeof PrimaryOffer>
export type ResoldPolicy = z.output<typeof ResoldPolicy>
export type ResaleEvent = (typeof resaleEvents)[number]

interface Parts {
  readonly netMinor: number
  readonly commissionMinor: number
  readonly feeMinor: number
  readonly taxMinor: number
}

/** Commission and fee are earned by who sells; net premium and tax are owed to who carries the risk. */
export const partOf = (side: 'seller' | 'provider', { netMinor, commissionMinor, feeMinor, taxMinor }: Parts) =>
  side === 'seller' ? commissionMinor + feeMinor : netMinor + taxMinor
