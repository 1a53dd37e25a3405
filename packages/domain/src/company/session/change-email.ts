import { z } from 'zod'
import { moment } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { businessEmail } from '../registration/business-email.ts'

/** How long the link works that is mailed to the new address. */
export const emailLinkMs = 24 * 60 * 60_000

export const OwnEmailForm = z
  .strictObject({
    email: businessEmail,
    password: z.string(messages.passwordMissing).min(1, messages.passwordMissing).max(200, messages.passwordFormat),
  })
  .meta({
    id: 'OwnEmailForm',
    examples: [{ email: 'rowan.ellery@tarnbrook.example', password: 'Only-tests-know-1' }],
  })

/** The old address signs in until the link is opened. */
export const EmailLinkSent = z.object({ sentTo: z.string(), expiresAt: moment }).meta({ id: 'EmailLinkSent' })

export const EmailLink = z
  .strictObject({ token: z.string(messages.required).min(1, messages.required).max(1000) })
  .meta({ id: 'EmailLink', examples: [{ token: 'expired' }] })

export const ChangedEmail = z.object({ email: z.string() }).meta({ id: 'ChangedEmail' })
