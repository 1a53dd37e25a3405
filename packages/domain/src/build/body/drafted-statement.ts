import type { ProductForm } from '../product/product.ts'
import { type Body, confirmLength } from './body.ts'
import { draftedTexts } from './check-drafted-papers.ts'
import type { Problem } from './problem.ts'

interface Insurer {
  readonly name: string
  readonly number: string
}

/** What an insurer says of itself, as far as its name and number tell. */
export const draftedStatement = ({ name, number }: Insurer, { country }: Pick<ProductForm, 'country'>): string =>
  country === 'GB'
    ? `${name} is authorised and regulated by the Financial Conduct Authority. Firm reference number ${number}.`
    : `${name} is licensed under number ${number}.`

/** A statement that nobody has touched since it was drafted may never have been read, and is said to every buyer. */
export function checkDraftedStatement({ regulatory }: Body, settings: Pick<ProductForm, 'country'>): Problem[] {
  const { insurer, firmReferenceNumber, statement } = regulatory
  if (statement !== draftedStatement({ name: insurer, number: firmReferenceNumber }, settings)) return []
  return [
    {
      path: ['regulatory', 'statement'],
      message: 'This was drafted from your company profile: read it',
      many: draftedTexts,
      code: 'unconfirmed',
      confirm: statement.slice(0, confirmLength),
    },
  ]
}
