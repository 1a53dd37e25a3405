import { requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { companyNameKey, licenceKey } from './company-key.ts'

/** Signs alone make no name, and would make it equal to every other name of signs. */
export const companyName = requiredText(120).refine((text) => companyNameKey(text) !== '', messages.required)
export const licenceNumber = requiredText(60).refine(
  (text) => text === '' || licenceKey(text) !== '',
  'Use letters or digits',
)
