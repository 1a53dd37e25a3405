import { z } from 'zod'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { emailAddress, requiredText } from '../../fields.ts'
import { policyLifecycle } from './policy-lifecycle.ts'

/** Sales where nothing is said. */
const mode = z.enum(journeyModes).optional()

/** With an address, only the policy of whoever has it: a number alone may be guessed. */
export const PolicyQuestion = z
  .strictObject({ number: requiredText(60), email: emailAddress.optional(), mode })
  .meta({ id: 'PolicyQuestion', examples: [{ number: 'TQ-2026-000001', email: 'ida@quill.example' }] })

/** What is known of a policy, and nothing of whom it is about. All but `found` is null where there is none. */
export const FoundPolicy = z
  .object({
    found: z.boolean(),
    state: z.enum(policyLifecycle.states).nullable(),
    productName: z.string().nullable(),
    plan: z.string().nullable(),
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    /** Today is one of its days, and it was not ended. */
    isInForce: z.boolean().nullable(),
  })
  .meta({
    id: 'FoundPolicy',
    examples: [
      {
        found: true,
        state: 'issued',
        productName: 'Harbour car insurance',
        plan: 'full',
        startsOn: '2026-06-01',
        endsOn: '2027-05-31',
        isInForce: true,
      },
    ],
  })

export const HolderQuestion = z
  .strictObject({ email: emailAddress, mode })
  .meta({ id: 'HolderQuestion', examples: [{ email: 'ida@quill.example' }] })

/** How many policies stand under an address. */
export const PolicyCount = z
  .object({
    inForce: z.int(),
    /** Bought, and their cover has not begun. */
    toCome: z.int(),
    /** Run out, cancelled or lapsed. */
    ended: z.int(),
  })
  .meta({ id: 'PolicyCount', examples: [{ inForce: 1, toCome: 0, ended: 2 }] })

export type FoundPolicy = z.output<typeof FoundPolicy>
