import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { channelLifecycle } from '../channel/channel-lifecycle.ts'
import { promoCode } from '../promo-code/promo-code.ts'
import { codeLengths, maxCodes } from '../promotion/promotion-code.ts'

export const couponTypes = ['percentage', 'fixed'] as const

/** Activated and deactivated as channels are. */
export const couponLifecycle = channelLifecycle

/** As a list shows it: one that is over or used up says so, whatever it was set to. */
export const couponStatuses = ['activated', 'deactivated', 'expired', 'run-out'] as const

const numberNotValid = 'Enter a number such as 10 or 10.50'
const percentTooHigh = 'Discount value cannot exceed 99%'
const percentNotValid = 'Enter a whole percentage from 1 to 99'
const fixedTooHigh = 'Fixed-amount coupon must be less than the minimum payable value'
const endsTooEarly = 'The last day must not be before the first'

/** As it is typed, so that nothing is rounded. */
const decimal = z
  .string(messages.required)
  .trim()
  .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, numberNotValid)
const day = z.iso.date('Choose a day').or(z.literal(''))

const codeTooShort = `Enter ${codeLengths.least} or more`
const codeTooLong = `Enter ${codeLengths.most} or less`
const tooManyCodes = 'Enter 100,000 or less where every customer has a code of their own'
const prefixTooLong = 'Use 15 characters or fewer where every customer has a code of their own'

const fields = {
  name: requiredText(),
  code: promoCode,
  type: oneOf(couponTypes),
  /** Per cent, or an amount of the currency. */
  value: decimal.min(1, messages.required),
  currency: oneOf(currencies),
  /** Of a fixed amount: what the price must at least come to. */
  minimumPayable: decimal,
  /** A code for each customer, made of this one and so many characters more. */
  isDisposable: z.boolean().default(false),
  codeLength: z
    .int(messages.required)
    .min(codeLengths.least, codeTooShort)
    .max(codeLengths.most, codeTooLong)
    .default(codeLengths.usual),
  usageCount: z.int(messages.required).min(1, 'Enter 1 or more').max(1_000_000, 'Enter 1,000,000 or less'),
  /** None: every product in its currency. */
  productIds: z.array(idOf('product')).max(200),
  /** Codes of plans; none: all of them. */
  plans: z.array(requiredText(100)).max(50),
  /** Days of the company's own time zone, both included; empty is open. */
  startsOn: day,
  endsOn: day,
  isForNewCustomers: z.boolean(),
  /** How often one customer can use it; 0 as often as they like. */
  perCustomer: z.int(messages.required).min(0).max(1000),
}

type Fields = z.output<z.ZodObject<typeof fields>>

interface Check {
  readonly field: keyof Fields
  readonly message: string
  readonly isWrong: (coupon: Fields) => boolean
}

const checks: readonly Check[] = [
  {
    field: 'usageCount',
    message: tooManyCodes,
    isWrong: ({ isDisposable, usageCount }) => isDisposable && usageCount > maxCodes,
  },
  // With what is added it is still a code that can be typed.
  { field: 'code', message: prefixTooLong, isWrong: ({ isDisposable, code }) => isDisposable && code.length > 15 },
  {
    field: 'value',
    message: percentTooHigh,
    isWrong: ({ type, value }) => type === 'percentage' && Number(value) > 99,
  },
  {
    field: 'value',
    message: percentNotValid,
    isWrong: ({ type, value }) => type === 'percentage' && Number(value) <= 99 && !/^[1-9]\d?$/.test(value),
  },
  {
    field: 'minimumPayable',
    message: messages.required,
    isWrong: ({ type, minimumPayable }) => type === 'fixed' && minimumPayable === '',
  },
  { field: 'value', message: numberNotValid, isWrong: ({ type, value }) => type === 'fixed' && Number(value) === 0 },
  {
    field: 'value',
    message: fixedTooHigh,
    isWrong: ({ type, value, minimumPayable }) =>
      type === 'fixed' && minimumPayable !== '' && Number(value) >= Number(minimumPayable),
  },
  {
    field: 'endsOn',
    message: endsTooEarly,
    isWrong: ({ startsOn, endsOn }) => startsOn !== '' && endsOn !== '' && endsOn < startsOn,
  },
]

/** For `.superRefine`. */
function tellWrong(
  coupon: Fields,
  context: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void },
) {
  for (const { field, message, isWrong } of checks)
    if (isWrong(coupon)) context.addIssue({ code: 'custom', message, path: [field] })
}

const example = {
  name: 'Spring',
  code: 'SPRING-26',
  type: 'percentage',
  value: '10',
  currency: 'GBP',
  minimumPayable: '',
  isDisposable: false,
  codeLength: 10,
  usageCount: 100,
  productIds: [],
  plans: [],
  startsOn: '',
  endsOn: '',
  isForNewCustomers: false,
  perCustomer: 0,
}

/** Of what was read: what somebody else changed since is not overwritten unseen. */
const revision = z.int()

export const CouponForm = z
  .strictObject(fields)
  .superRefine(tellWrong)
  .meta({ id: 'CouponForm', examples: [example] })

export const CouponChange = z
  .strictObject({ id: idOf('coupon'), revision, ...fields })
  .superRefine(tellWrong)
  .meta({ id: 'CouponChange', examples: [{ ...example, revision: 1, name: 'Late spring' }] })

export const Coupon = z
  .object({
    ...fields,
    isDisposable: z.boolean(),
    codeLength: z.int(),
    id: idOf('coupon'),
    revision,
    state: z.enum(couponLifecycle.states),
    status: z.enum(couponStatuses),
    /** Sold with it, and about to be: being paid at this moment. */
    used: z.int(),
    reserved: z.int(),
    createdAt: moment,
  })
  .meta({ id: 'Coupon' })

export const CouponRef = z.strictObject({ id: idOf('coupon') })

export const CouponFilter = z.strictObject({
  state: z.enum(couponLifecycle.states).optional(),
  search: z.string().trim().max(200).optional(),
})

/** What a buyer saved, and by which code: kept on the policy, for a renewal must not hide it. */
export const Incentive = z
  .object({ couponId: idOf('coupon'), code: z.string(), discountMinor: z.int() })
  .meta({ id: 'Incentive' })

export type Incentive = z.output<typeof Incentive>
export type Coupon = z.output<typeof Coupon>
export type CouponForm = z.output<typeof CouponForm>
