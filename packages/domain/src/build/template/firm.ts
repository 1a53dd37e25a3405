import type { Body } from '../body/body.ts'
import type { ProductForm } from '../product/product.ts'

/** What of a company the texts of its products begin with. What is not known is empty, and is asked for. */
export interface Firm {
  readonly name: string
  readonly licenceNumber: string
  readonly phone: string
  readonly email: string
}

/** Nothing known but what it is called. */
export const firmNamed = (name: string): Firm => ({ name, licenceNumber: '', phone: '', email: '' })

/** What the law and the firm want said, as far as the company's profile says it: to be read, and changed where it is otherwise. */
export function regulatoryOf(firm: Firm, settings: Pick<ProductForm, 'country'>): Body['regulatory'] {
  const { name, licenceNumber, phone, email } = firm
  const isKnown = name !== '' && licenceNumber !== ''
  const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean).join(' or ')
  return {
    insurer: isKnown ? name : '',
    tradingName: name,
    firmReferenceNumber: licenceNumber.slice(0, 20),
    statement: isKnown ? statementOf(firm, settings) : '',
    complaints: ways && `If something is wrong, ${ways}. ${furtherOf(settings)}`,
    demandsAndNeeds: '',
    contact: { phone: phone.slice(0, 40), email },
  }
}

const statementOf = ({ name, licenceNumber }: Firm, { country }: Pick<ProductForm, 'country'>) =>
  country === 'GB'
    ? `${name} is authorised and regulated by the Financial Conduct Authority. Firm reference number ${licenceNumber}.`
    : `${name} is licensed under number ${licenceNumber}.`

const furtherOf = ({ country }: Pick<ProductForm, 'country'>) =>
  country === 'GB'
    ? 'If our answer does not satisfy you, the Financial Ombudsman Service looks at it free of charge.'
    : 'If our answer does not satisfy you, you can turn to the authority that supervises us.'
