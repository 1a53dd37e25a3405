import { z } from 'zod'
import { idOf } from '../../fields.ts'

/** `held` is being paid with at this moment. */
export const codeStates = ['free', 'held', 'used'] as const

/** How many codes of their own a promotion can have. */
export const maxCodes = 100_000

/** Characters of 32 each: nobody guesses one of a hundred thousand among a million million. */
export const codeLengths = { least: 8, most: 20, usual: 10 } as const

/** A code that one customer uses once. */
export const PromotionCode = z
  .object({ id: z.uuid(), promotionId: z.uuid(), code: z.string(), state: z.enum(codeStates) })
  .meta({ id: 'PromotionCode' })

export const CodeFilter = z.strictObject({
  couponId: idOf('coupon').optional(),
  voucherId: idOf('voucher').optional(),
  /** How it begins, however that is typed. */
  search: z.string().trim().toUpperCase().max(40).optional(),
})

/** The codes that nobody has used yet. */
export const CodesFile = z
  .object({
    name: z.string(),
    text: z.string(),
    /** There are more than one file takes. */
    isCut: z.boolean(),
  })
  .meta({ id: 'CodesFile' })

export type CodesFile = z.output<typeof CodesFile>
export type PromotionCode = z.output<typeof PromotionCode>
