import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { emailAddress, idOf, moment } from '../../fields.ts'
import { payees } from '../commission/commission.ts'
import { Incentive } from '../coupon/coupon.ts'
import { Origin } from '../origin/origin.ts'
import { VoucherPaid } from '../voucher/voucher.ts'

/** What a policy's premium was booked for: sold, given back within the days to change one's mind, or not paid on. */
export const transactionKinds = ['sale', 'cancellation', 'lapse'] as const

const signedMinor = z.int()

/** One line of what is told to the product provider. What goes back has a minus; parts add up to gross either way. */
export const Transaction = z
  .object({
    id: idOf('transaction'),
    kind: z.enum(transactionKinds),
    mode: z.enum(journeyModes),
    bookedAt: moment,
    policyId: idOf('policy'),
    policyNumber: z.string(),
    productId: idOf('product'),
    productName: z.string(),
    plan: z.string(),
    /** As the policy has it today: "Erased" once the person's data are. */
    holder: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    currency: z.enum(currencies),
    netMinor: signedMinor,
    commissionMinor: signedMinor,
    feeMinor: signedMinor,
    taxMinor: signedMinor,
    grossMinor: signedMinor,
    carrier: z.string(),
    binderReference: z.string(),
    /** Who sent the sale, as far as it is known. */
    origin: Origin,
    /** The company whose product was resold; empty of one's own. */
    partnerName: z.string(),
    /** The channel that the sale came by, as it is called today; empty where it came by none. */
    channelName: z.string(),
    /** The agent whose link the customer came by, as they are called today; empty where it was none's. */
    agentName: z.string(),
    /** What whoever brought the customer earned with it, or gave back, else the company itself with what it resells. */
    sellerCommission: z.object({ payee: z.enum(payees), amountMinor: signedMinor }).nullable(),
    /** What a code took off; null without one. */
    incentive: Incentive.nullable(),
    /** What a voucher paid of it; null without one. */
    voucher: VoucherPaid.nullable(),
  })
  .meta({ id: 'Transaction' })

export const TransactionFilter = z.strictObject({
  productId: idOf('product').optional(),
  kind: z.enum(transactionKinds).optional(),
  mode: z.enum(journeyModes).optional(),
  channelId: idOf('channel').optional(),
  merchantId: idOf('merchant').optional(),
  agentId: idOf('agent').optional(),
  /** Days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  search: z.string().trim().max(200).optional(),
})

const binderNotValid = 'Enter a unique market reference such as B1234ABC567890, or leave it empty'

/** What the product provider is told of a product's sales, and how. */
export const ProviderReportForm = z
  .strictObject({
    productId: idOf('product'),
    /** Who carries the risk; empty, it is the insurer named in the product. */
    carrier: z.string().trim().max(200, 'Use 200 characters or fewer'),
    /** The contract under which a coverholder binds for the carrier. */
    binderReference: z
      .string()
      .trim()
      .toUpperCase()
      .refine((reference) => reference === '' || /^B\d{4}[A-Z0-9]{1,12}$/.test(reference), binderNotValid),
    recipients: z.array(emailAddress).max(10, 'Name 10 people or fewer'),
    /** A mail for each transaction, as it is booked. */
    isEach: z.boolean(),
    /** Every morning a CSV file of the month so far. */
    isDaily: z.boolean(),
  })
  .meta({
    id: 'ProviderReportForm',
    examples: [
      {
        carrier: 'Tarnbrook Insurance Limited',
        binderReference: 'B1234TBK2026',
        recipients: ['bordereaux@tarnbrook.example'],
        isEach: false,
        isDaily: true,
      },
    ],
  })

/** A file that was sent. */
export const SentReport = z
  .object({
    id: z.uuid(),
    /** 2026-11 */
    month: z.string(),
    /** The last day it tells of. */
    throughDay: z.string(),
    rowCount: z.int(),
    /** Opens for a few minutes. */
    url: z.string(),
    sentAt: moment,
  })
  .meta({ id: 'SentReport' })

export const ProviderReport = z
  .object({
    productId: idOf('product'),
    productName: z.string(),
    carrier: z.string(),
    binderReference: z.string(),
    recipients: z.array(z.string()),
    isEach: z.boolean(),
    isDaily: z.boolean(),
    /** The latest first. */
    sent: z.array(SentReport),
  })
  .meta({ id: 'ProviderReport' })

export type Transaction = z.output<typeof Transaction>
export type TransactionKind = (typeof transactionKinds)[number]
export type ProviderReport = z.output<typeof ProviderReport>
