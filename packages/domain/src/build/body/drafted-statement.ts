import type { ProductForm } from '../product/product.ts'
import { startIn } from '../words/starts-of.ts'
import { type Body, confirmLength } from './body.ts'
import { draftedTexts } from './check-drafted-papers.ts'
import type { Problem } from './problem.ts'

interface Insurer {
  readonly name: string
  readonly number: string
}

type Place = Pick<ProductForm, 'country' | 'languages'>

/** What an insurer says of itself, as far as its name and number tell. */
export function draftedStatement(insurer: Insurer, settings: Place): string {
  const [say, said] = [startIn(settings), { ...insurer }]
  return settings.country === 'GB'
    ? say(
        '{name} is authorised and regulated by the Financial Conduct Authority. Firm reference number {number}.',
        said,
      )
    : say('{name} is licensed under number {number}.', said)
}

/** A statement that nobody has touched since it was drafted may never have been read, and is said to every buyer. */
export function checkDraftedStatement({ regulatory }: Body, settings: Place): Problem[] {
  const { insurer, firmReferenceNumber, statement } = regulatory
  const firm = { name: insurer, number: firmReferenceNumber }
  // One of before was drafted in English, whatever the product is written in.
  const drafted = [settings, { ...settings, languages: [] }].map((place) => draftedStatement(firm, place))
  if (!drafted.includes(statement)) return []
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
