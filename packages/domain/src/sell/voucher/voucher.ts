import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { insuranceLines } from '../../build/product/product.ts'
import { idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { localTimePattern } from '../../publish/release/local-time.ts'
import { channelLifecycle } from '../channel/channel-lifecycle.ts'
import { commissionMethods } from '../channel/connection.ts'
import { promoCode } from '../promo-code/promo-code.ts'
import { maxCodes } from '../promotion/promotion-code.ts'

/** A code for each customer, or one that all of them type. */
export const voucherModes = ['unique', 'shared'] as const

/** What it pays for: any insurance, or those of one line. */
export const coverTypes = ['any', ...insuranceLines] as const

/** What it is printed on: the standard, or the document template that the company has in use for eVouchers. */
export const voucherPapers = ['standard', 'template'] as const

/** Activated and deactivated as channels are. */
export const voucherLifecycle = channelLifecycle

/** As a list shows it: one that is over or used up says so, whatever it was set to. */
export const voucherStatuses = ['activated', 'deactivated', 'expired', 'run-out'] as const

const amountNotValid = 'Enter an amount such as 50 or 49.50'
const percentageNotValid = 'Enter a percentage from 0 to 99'
const datesIncomplete = 'Enter both a date and a time'
const endsTooEarly = 'It must expire after it starts'
const tooManyCodes = 'Enter 100,000 or less where every customer has a code of their own'

/** As it is typed, so that nothing is rounded. */
const decimal = z
  .string(messages.required)
  .trim()
  .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, amountNotValid)

const isTime = (typed: string) => localTimePattern.test(typed) && !Number.isNaN(Date.parse(`${typed}:00Z`))

/** On the company's clocks. A date without its time counts for nothing. */
const time = z
  .string(messages.required)
  .min(1, messages.required)
  .refine((typed) => typed === '' || isTime(typed), datesIncomplete)

const fields = {
  name: requiredText(),
  /** What it pays, once. */
  value: decimal.min(1, messages.required),
  currency: oneOf(currencies),
  /** How many customers can use it. */
  quota: z.int(messages.required).min(1, 'Enter 1 or more').max(1_000_000, 'Enter 1,000,000 or less'),
  coverType: oneOf(coverTypes),
  /** Codes of the plans that it pays for. */
  plans: z.array(requiredText(100)).min(1, messages.required).max(50),
  /** Who hands it out: the sale counts for them where no link did. */
  channelId: idOf('channel', messages.required),
  description: requiredText(2000),
  startsAt: time,
  endsAt: time,
  mode: oneOf(voucherModes),
  paper: oneOf(voucherPapers),
  /** What all of them type; empty where every customer has a code of their own. */
  promoCode: promoCode.or(z.literal('')),
  /** What whoever hands it out asks for it; empty where it is given away. */
  sellingPrice: decimal,
  /** What they earn with a policy paid by it, in place of what the product gives them; empty is as with any other sale. */
  commissionType: oneOf(commissionMethods),
  commission: decimal,
  /** When it is over it runs again, as long and as often. */
  isAutoRenewed: z.boolean(),
}

type Fields = z.output<z.ZodObject<typeof fields>>

interface Check {
  readonly field: keyof Fields
  readonly message: string
  readonly isWrong: (voucher: Fields) => boolean
}

const checks: readonly Check[] = [
  { field: 'value', message: amountNotValid, isWrong: ({ value }) => value !== '' && Number(value) === 0 },
  {
    field: 'promoCode',
    message: messages.required,
    isWrong: ({ mode, promoCode: code }) => mode === 'shared' && code === '',
  },
  {
    field: 'quota',
    message: tooManyCodes,
    isWrong: ({ mode, quota }) => mode === 'unique' && quota > maxCodes,
  },
  { field: 'endsAt', message: endsTooEarly, isWrong: ({ startsAt, endsAt }) => endsAt <= startsAt },
  {
    field: 'commission',
    message: percentageNotValid,
    isWrong: ({ commissionType, commission }) => commissionType === 'percentage' && Number(commission) > 99,
  },
]

/** For `.superRefine`. */
function tellWrong(
  voucher: Fields,
  context: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void },
) {
  for (const { field, message, isWrong } of checks)
    if (isWrong(voucher)) context.addIssue({ code: 'custom', message, path: [field] })
}

const example = {
  name: 'Welcome gift',
  value: '50',
  currency: 'GBP',
  quota: 100,
  coverType: 'any',
  plans: ['full'],
  description: 'For everybody who opens an account this spring.',
  startsAt: '2026-01-01T09:00',
  endsAt: '2027-01-01T00:00',
  mode: 'shared',
  paper: 'standard',
  promoCode: 'WELCOME-50',
  sellingPrice: '45',
  commissionType: 'percentage',
  commission: '5',
  isAutoRenewed: false,
}

/** Of what was read: what was changed since, or began anew, is not overwritten unseen. */
const revision = z.int()

export const VoucherForm = z
  .strictObject(fields)
  .superRefine(tellWrong)
  .meta({ id: 'VoucherForm', examples: [example] })

export const VoucherChange = z
  .strictObject({ id: idOf('voucher'), revision, ...fields })
  .superRefine(tellWrong)
  .meta({ id: 'VoucherChange', examples: [{ ...example, revision: 1, name: 'Late welcome' }] })

export const Voucher = z
  .object({
    ...fields,
    promoCode: z.string(),
    id: idOf('voucher'),
    revision,
    channelName: z.string(),
    /** Where its times are read. */
    timeZone: z.string(),
    state: z.enum(voucherLifecycle.states),
    status: z.enum(voucherStatuses),
    /** Paid with since it last began, and about to be: being paid at this moment. */
    used: z.int(),
    reserved: z.int(),
    createdAt: moment,
  })
  .meta({ id: 'Voucher' })

export const VoucherRef = z.strictObject({ id: idOf('voucher') })

export const VoucherFilter = z.strictObject({
  state: z.enum(voucherLifecycle.states).optional(),
  channelId: idOf('channel').optional(),
  search: z.string().trim().max(200).optional(),
})

/** Which code stands on it; empty, the one that all of them type. */
export const VoucherPaperForm = z
  .strictObject({ id: idOf('voucher'), code: z.string().trim().toUpperCase().max(40) })
  .meta({ id: 'VoucherPaperForm', examples: [{ code: '' }] })

export const VoucherPaper = z.object({ name: z.string(), base64: z.string() }).meta({ id: 'VoucherPaper' })

/** What a voucher paid of a policy: kept on payment and policy. */
export const VoucherPaid = z
  .object({
    voucherId: idOf('voucher'),
    code: z.string(),
    paidMinor: z.int(),
    /** Of a policy that was cancelled: whether the code pays again. Where not, the company settles it with the customer. */
    isReturned: z.boolean().optional(),
  })
  .meta({ id: 'VoucherPaid' })

export type VoucherPaid = z.output<typeof VoucherPaid>
export type Voucher = z.output<typeof Voucher>
export type VoucherForm = z.output<typeof VoucherForm>
