import type { Body } from '../body/body.ts'
import { after } from '../body/draft-words.ts'
import { draftedStatement } from '../body/drafted-statement.ts'
import type { ProductForm } from '../product/product.ts'
import { startIn } from '../words/starts-of.ts'

/** What of a company the texts of its products begin with. What is not known is empty, and is asked for. */
export interface Firm {
  readonly name: string
  /** Who carries the risk itself: of anybody else's product another is the insurer. */
  readonly isInsurer: boolean
  readonly licenceNumber: string
  readonly phone: string
  readonly email: string
}

/** Nothing known but what it is called. */
export const firmNamed = (name: string): Firm => ({ name, isInsurer: false, licenceNumber: '', phone: '', email: '' })

/** What the law and the firm want said, as far as the company's profile says it: to be read, and changed where it is otherwise. */
export function regulatoryOf(firm: Firm, settings: Pick<ProductForm, 'country' | 'languages'>): Body['regulatory'] {
  const { name, isInsurer, licenceNumber, phone, email } = firm
  // Half a number would be another firm's: one that does not fit is asked for.
  const number = licenceNumber.length <= 20 ? licenceNumber : ''
  const isKnown = isInsurer && name !== '' && number !== ''
  return {
    insurer: isKnown ? name : '',
    tradingName: name,
    firmReferenceNumber: number,
    statement: isKnown ? draftedStatement({ name, number }, settings) : '',
    complaints: complaintsOf(firm, settings),
    demandsAndNeeds: '',
    contact: { phone: phone.slice(0, 40), email },
  }
}

function complaintsOf({ phone, email }: Firm, settings: Pick<ProductForm, 'country' | 'languages'>) {
  const say = startIn(settings)
  const further =
    settings.country === 'GB'
      ? say('If our answer does not satisfy you, the Financial Ombudsman Service looks at it free of charge.')
      : say('If our answer does not satisfy you, you can turn to the authority that supervises us.')
  if (phone && email)
    return after(say('If something is wrong, call {phone} or write to {email}.', { phone, email }), further, say)
  if (phone) return after(say('If something is wrong, call {phone}.', { phone }), further, say)
  if (email) return after(say('If something is wrong, write to {email}.', { email }), further, say)
  return ''
}
