import { z } from 'zod'
import { fillMerged, mergedText } from '../../base/merge/merge.ts'
import { emailAddress, idOf } from '../../fields.ts'

/** What may stand in the mail to the underwriter, as {{reference}}. */
export const referralMailFields = ['reference', 'product', 'customer', 'reasons', 'link'] as const

export type ReferralMailField = (typeof referralMailFields)[number]

/** Who is written to when a case is referred, and what. Without anybody named it goes to primary and admin users. */
export const ReferralMailForm = z
  .strictObject({
    productId: idOf('product'),
    recipients: z.array(emailAddress).max(10, 'Name 10 people or fewer'),
    subject: mergedText(200, referralMailFields),
    text: mergedText(5000, referralMailFields),
  })
  .meta({
    id: 'ReferralMailForm',
    examples: [
      { recipients: ['underwriting@tarnbrook.example'], subject: 'Referred: {{reference}}', text: 'See {{link}}' },
    ],
  })

export const ReferralMail = z
  .object({
    productId: idOf('product'),
    productName: z.string(),
    recipients: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    /** Whom it goes to as long as nobody is named. */
    standIns: z.array(z.string()),
  })
  .meta({ id: 'ReferralMail' })

export type ReferralMailForm = z.output<typeof ReferralMailForm>
export type ReferralMail = z.output<typeof ReferralMail>

/** What is sent until the company words it itself. */
export const standardReferralMail = {
  subject: 'Referred case {{reference}}: {{product}}',
  text: [
    'A case was referred to you.',
    'Product: {{product}}\nReference: {{reference}}\nCustomer: {{customer}}',
    'Why:\n{{reasons}}',
    'Look at the answers and the price, and decide: {{link}}',
  ].join('\n\n'),
} as const

export const fillReferralMail = (text: string, values: Readonly<Record<ReferralMailField, string>>) =>
  fillMerged(text, values).text
