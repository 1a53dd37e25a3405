import { requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { companyNameKey, licenceKey } from './company-key.ts'

/** Signs alone make no name, and would make it equal to every other name of signs. */
const named = (maxLength: number, keyOf: (text: string) => string) =>
  requiredText(maxLength).refine((text) => keyOf(text) !== '', messages.required)

export const companyName = named(120, companyNameKey)
export const licenceNumber = named(60, licenceKey)
