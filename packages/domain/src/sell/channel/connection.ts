import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { idOf, oneOf } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { promoCode } from '../promo-code/promo-code.ts'

export const commissionMethods = ['percentage', 'fixed'] as const

/** Products that one channel sells. */
export const maxConnections = 200

const ratioNotValid = 'Enter a number such as 12 or 12.5'
export const percentageNotValid = 'Enter a percentage from 0 to 99'

/** What somebody earns with a sale. */
export const commissionShape = {
  /** Of the premium before fees and tax, or an amount for each policy. */
  commissionMethod: oneOf(commissionMethods),
  /** Per cent, or an amount in the product's currency: as it is typed, so that nothing is rounded. */
  ratioValue: z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .regex(/^\d{1,7}(\.\d{1,2})?$/, ratioNotValid),
}

/** For `.refine`: 0 to 99, or any amount. */
export const isPercentage = ({
  commissionMethod,
  ratioValue,
}: {
  readonly commissionMethod: CommissionMethod
  readonly ratioValue: string
}) => commissionMethod === 'fixed' || Number(ratioValue) <= 99

const terms = {
  productId: idOf('product', messages.required),
  ...commissionShape,
  /** What a customer may type who did not come by the link; empty where there is none. */
  promoCode: promoCode.or(z.literal('')),
}

/** On which terms a channel sells a product. */
export const ConnectionForm = z
  .strictObject({ id: idOf('channel'), ...terms })
  .refine(isPercentage, { path: ['ratioValue'], message: percentageNotValid })
  .meta({
    id: 'ConnectionForm',
    examples: [{ commissionMethod: 'percentage', ratioValue: '12.5', promoCode: 'HARBOUR' }],
  })

export const ConnectionRef = z.strictObject({ id: idOf('channel'), productId: idOf('product') })

export const Connection = z
  .object({
    ...terms,
    promoCode: z.string(),
    productName: z.string(),
    currency: z.enum(currencies),
    /** Where the product stands, live addresses first: `channelLink` makes of each where the channel's customers come in. */
    places: z.array(z.object({ host: z.string(), mode: z.enum(journeyModes) })),
  })
  .meta({ id: 'Connection' })

export type Connection = z.output<typeof Connection>
export type CommissionMethod = (typeof commissionMethods)[number]
