import { z } from 'zod'
import { countries, oneOf, requiredText } from '../../fields.ts'

const optional = (maxLength: number) => z.string().trim().max(maxLength, `Use ${maxLength} characters or fewer`)

const details = {
  name: requiredText(120),
  address: requiredText(200),
  city: requiredText(80),
  postcode: requiredText(20),
  country: oneOf(countries),
  vatNumber: requiredText(20),
  /** The register and the number in it, as an invoice names them. */
  registration: requiredText(120),
  /** Where companies transfer money to; empty where it is not said. */
  accountHolder: optional(120),
  accountNumber: optional(60),
  bank: optional(120),
}

/** The company that invoices: whoever runs the product. An invoice keeps it as it was when it was written. */
export const Issuer = z.object(details).meta({ id: 'Issuer' })
export type Issuer = z.output<typeof Issuer>

const wholeAccount = { error: 'Give both the account holder and the number, or neither', path: ['accountHolder'] }

/** From a day on, today at the earliest. */
export const IssuerForm = z
  .strictObject({ ...details, validFrom: z.iso.date() })
  .refine(({ accountHolder, accountNumber }) => (accountHolder === '') === (accountNumber === ''), wholeAccount)
  .meta({
    id: 'IssuerForm',
    examples: [
      {
        validFrom: '2100-01-01',
        name: 'Coverwright Ltd',
        address: '4 Wharf Road',
        city: 'Lancaster',
        postcode: 'LA1 1AA',
        country: 'GB',
        vatNumber: 'GB999999973',
        registration: 'Companies House 00000000',
        accountHolder: 'Coverwright Ltd',
        accountNumber: 'GB00 TEST 0000 0000 0000 00',
        bank: 'Example Bank, Lancaster',
      },
    ],
  })

/** As whoever runs the product sees it, with what is to come and what was. */
export const DatedIssuer = z
  .object({ ...details, id: z.uuid(), validFrom: z.iso.date(), createdAt: z.iso.datetime() })
  .meta({ id: 'DatedIssuer' })
export type DatedIssuer = z.output<typeof DatedIssuer>

/** Where a transfer goes; undefined where nobody has said it. */
export function accountOf(issuer: Issuer | null | undefined): readonly string[] | undefined {
  if (!issuer?.accountNumber) return undefined
  const { accountHolder, accountNumber, bank } = issuer
  return [accountHolder, accountNumber, ...(bank ? [bank] : [])]
}

/** On paper, a line each; the country in the words of whoever reads it. */
export const addressOf = (
  { name, address, city, postcode, country }: Pick<Issuer, 'name' | 'address' | 'city' | 'postcode' | 'country'>,
  countryName: (country: Issuer['country']) => string | undefined,
): readonly string[] => [name, address, `${city} ${postcode}`, countryName(country) ?? country]
