import { z } from 'zod'
import { messages } from '../../messages.ts'

const promoCodeNotValid = 'Use letters, digits, dots and dashes, 40 at most'

/** However it is typed: small letters and blanks around it make no other code. */
export const promoCode = z
  .string(messages.required)
  .trim()
  .toUpperCase()
  .min(1, messages.required)
  .regex(/^[A-Z0-9][A-Z0-9.-]{0,39}$/, promoCodeNotValid)
