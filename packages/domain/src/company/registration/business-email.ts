import { z } from 'zod'
import { emailPattern } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { isFreeMail } from './free-mail-providers.ts'

/** The address a company registers with: its own, not one anybody can have. Kept in lower case. */
export const businessEmail = z
  .string(messages.emailMissing)
  .trim()
  .toLowerCase()
  .min(1, messages.emailMissing)
  .max(200, messages.emailIncorrect)
  .regex(emailPattern, { message: messages.emailIncorrect, abort: true })
  .refine((email) => !isFreeMail(email), messages.emailProviderRefused)
