import { z } from 'zod'
import { emailPattern, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { isTelephone, phoneNotValid } from '../registration/phone.ts'

export const supportTopics = ['sales', 'product', 'billing', 'technical', 'other'] as const

export const supportLimits = {
  /** Messages a day from one network address, and of one member. */
  perDay: 10,
} as const

const subject = requiredText(120)
const message = requiredText(4000)

/** By anyone: the words of its refusals are those of the pages before signing in. */
export const ContactUsForm = z
  .strictObject({
    name: requiredText(80),
    email: z
      .string(messages.emailMissing)
      .trim()
      .min(1, messages.emailMissing)
      .max(200, messages.emailIncorrect)
      .regex(emailPattern, messages.emailIncorrect),
    companyName: z.string().trim().max(120),
    phone: z
      .string()
      .trim()
      .max(40, phoneNotValid)
      .refine((text) => text === '' || isTelephone(text), phoneNotValid),
    topic: oneOf(supportTopics),
    message,
    hasAgreed: z.boolean().refine((hasAgreed) => hasAgreed, messages.requiredInformation),
  })
  .meta({
    id: 'ContactUsForm',
    examples: [
      {
        name: 'Rowan Ellery',
        email: 'rowan@saltmarsh.example',
        companyName: 'Saltmarsh Mutual',
        phone: '',
        topic: 'sales',
        message: 'Which plan fits two pet products?',
        hasAgreed: true,
      },
    ],
  })

/** By who is signed in: we know the rest. */
export const SupportForm = z.strictObject({ topic: oneOf(supportTopics), subject, message }).meta({
  id: 'SupportForm',
  examples: [{ topic: 'technical', subject: 'A price table', message: 'Row 14 is refused and I do not see why.' }],
})

/** What the writer quotes when asking again. */
export const SupportReceipt = z.object({ reference: z.string() }).meta({ id: 'SupportReceipt' })

/** Where a browser posts the token to be signed in at the help desk. */
export const HelpDeskPass = z.object({ address: z.url(), token: z.string() }).meta({ id: 'HelpDeskPass' })
