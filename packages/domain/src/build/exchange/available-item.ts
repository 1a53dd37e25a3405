import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { described, exchangeKind, exchangeLimits, exchangeLine, exchangeTag } from './exchange.ts'

/** What any company can take. */
export const AvailableItem = z
  .object({
    ...described,
    id: idOf('releasedItem'),
    kind: exchangeKind,
    line: exchangeLine.nullable(),
    withRates: z.boolean(),
    number: z.int(),
    notes: z.string(),
    derivedFrom: z.string(),
    /** The company it is from; empty where that is no more. */
    author: z.string(),
    bytes: z.int(),
    missingPhotos: z.int(),
    takes: z.int(),
    isOwn: z.boolean(),
    /** The version the company took last; null where it took none. */
    takenNumber: z.int().nullable(),
    releasedAt: moment,
  })
  .meta({ id: 'AvailableItem' })

export const AvailableFilter = z.strictObject({
  kind: exchangeKind.optional(),
  line: exchangeLine.optional(),
  tag: exchangeTag.toLowerCase().optional(),
  search: z.string().trim().max(200).optional(),
})

/** Of what is everybody's: no company's rights are asked for it, so it is marked as no company's thing. */
const publicId = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, messages.parameterException)
const anyId = '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90'

export const AvailableRef = z.strictObject({ id: publicId }).meta({ examples: [{ id: anyId }] })

/** The notes of every version that was released, the newest first. */
export const ReleasedVersion = z
  .object({ number: z.int(), notes: z.string(), releasedAt: moment })
  .meta({ id: 'ReleasedVersion' })

/** As a product of its own. A name that is taken already is answered with a free one. */
export const TakeForm = z
  .strictObject({ id: publicId, name: requiredText(exchangeLimits.name) })
  .meta({ id: 'TakeForm', examples: [{ id: anyId, name: 'Calm pet pages' }] })

/** A website for a product that is there; what it looked like before stays among its versions. */
export const TakeIntoProduct = z
  .strictObject({ id: publicId, productId: idOf('product') })
  .meta({ id: 'TakeIntoProduct', examples: [{ id: anyId }] })

export const NameForm = z
  .strictObject({ kind: exchangeKind, name: requiredText(exchangeLimits.name) })
  .meta({ examples: [{ kind: 'component', name: 'Calm pet pages' }] })

/** Whether a name can be given, and one that can. */
export const FreeName = z.object({ isTaken: z.boolean(), free: z.string() }).meta({ id: 'FreeName' })

/** What was taken: where it came from, and what became of it. */
export const Take = z
  .object({
    id: z.uuid(),
    itemId: idOf('releasedItem'),
    kind: exchangeKind,
    name: z.string(),
    number: z.int(),
    author: z.string(),
    /** The product or component that was made. */
    madeId: z.uuid(),
    takenBy: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'Take' })

export const ReportForm = z
  .strictObject({ id: publicId, text: requiredText(1000) })
  .meta({ id: 'ReportForm', examples: [{ id: anyId, text: 'The second page cannot be read on a phone.' }] })

/** Of whoever runs the product. */
export const ExchangeReport = z
  .object({
    id: idOf('exchangeReport'),
    itemId: idOf('releasedItem'),
    name: z.string(),
    number: z.int(),
    companyName: z.string(),
    text: z.string(),
    isSettled: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'ExchangeReport' })

export const ExchangeReportFilter = z.strictObject({ isSettled: z.boolean().optional() })
export const ExchangeReportRef = z.strictObject({ id: idOf('exchangeReport') })

/** Nobody takes it any more; what was taken stays. */
export const WithdrawReleased = z
  .strictObject({ id: idOf('releasedItem'), reasons: requiredText(exchangeLimits.reasons) })
  .meta({ examples: [{ reasons: 'Its pictures turned out to be somebody else’s.' }] })

export type AvailableItem = z.output<typeof AvailableItem>
export type ExchangeReport = z.output<typeof ExchangeReport>
export type Take = z.output<typeof Take>
