import { z } from 'zod'
import { idOf } from '../../fields.ts'
import { obstacles } from '../coupon/obstacles.ts'
import { promoCode } from '../promo-code/promo-code.ts'

const example = { code: 'SPRING-26', plan: '', price: '', premium: '', sellersPart: '', email: '' }

const decimal = z
  .string()
  .trim()
  .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'Enter a number such as 10 or 10.50')

/** What a customer typed, and for what. Whatever is left empty is not judged. */
export const CodeTrialForm = z
  .strictObject({
    code: promoCode,
    productId: idOf('product'),
    plan: z.string().trim().max(100),
    /** What it costs without the code. */
    price: decimal,
    /** Of what is resold: before fees and tax, and what is the seller’s of it. */
    premium: decimal.default(''),
    sellersPart: decimal.default(''),
    email: z.string().trim().max(200),
  })
  .meta({ id: 'CodeTrialForm', examples: [example] })

export const CodeTrial = z
  .object({
    /** What the coupon is called; nothing where there is none of this code. */
    name: z.string().nullable(),
    obstacles: z.array(z.enum(obstacles)),
  })
  .meta({ id: 'CodeTrial' })

export type CodeTrialForm = z.output<typeof CodeTrialForm>
export type CodeTrial = z.output<typeof CodeTrial>
