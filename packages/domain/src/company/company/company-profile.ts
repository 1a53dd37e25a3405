import { z } from 'zod'
import { countries, idOf, moment, oneOf, requiredText, webAddress } from '../../fields.ts'
import { businessEmail } from '../registration/business-email.ts'
import { callingCodes, isPhone, phoneFields, phoneRefused } from '../registration/phone.ts'
import { verificationLifecycle } from '../verification/verification-lifecycle.ts'
import { Company } from './company.ts'
import { companyName, licenceNumber } from './company-name.ts'
import { timeZonesOf } from './time-zones.ts'

export const bankAccountNotValid = 'Account number is not valid.'

/** Account numbers and IBANs: up to 34 letters and digits, however they are grouped. */
const accountNumber = z
  .string()
  .trim()
  .toUpperCase()
  .refine((text) => text === '' || /^[A-Z0-9](?:[ -]?[A-Z0-9]){3,33}$/.test(text), bankAccountNotValid)

const timeZoneNotValid = 'Choose a time zone of the country.'

/** What a company says of itself. */
export const CompanyProfileForm = z
  .strictObject({
    name: companyName,
    licenceNumber,
    placeOfIncorporation: requiredText(100),
    country: oneOf(countries),
    timeZone: requiredText(60),
    address: requiredText(300),
    ...phoneFields,
    website: webAddress,
    officialEmail: businessEmail,
    bankName: z.string().trim().max(100),
    accountNumber,
  })
  .refine(isPhone, phoneRefused)
  .refine(({ country, timeZone }) => timeZonesOf(country).includes(timeZone), {
    path: ['timeZone'],
    message: timeZoneNotValid,
  })
  .meta({
    id: 'CompanyProfileForm',
    examples: [
      {
        name: 'Saltmarsh Mutual',
        licenceNumber: '900001',
        placeOfIncorporation: 'England and Wales',
        country: 'GB',
        timeZone: 'Europe/London',
        address: '4 Staithe Lane, Norwich NR1 1AA',
        callingCode: '+44',
        number: '1632960100',
        website: 'https://www.saltmarsh.example',
        officialEmail: 'office@saltmarsh.example',
        bankName: '',
        accountNumber: '',
      },
    ],
  })

export const CompanyProfile = z
  .object({
    ...Company.shape,
    licenceNumber: z.string(),
    placeOfIncorporation: z.string(),
    address: z.string(),
    callingCode: z.enum(callingCodes),
    number: z.string(),
    website: z.string(),
    officialEmail: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    verification: z.object({
      state: z.enum(verificationLifecycle.states),
      /** Unset until the documents were sent for verification. */
      submittedAt: moment.nullable(),
      decidedAt: moment.nullable(),
      /** Why it failed. */
      reasons: z.string(),
    }),
    createdAt: moment,
  })
  .meta({ id: 'CompanyProfile' })

/** Of these the register has a word: changed, they are verified anew. */
export const verifiedFields = ['name', 'licenceNumber', 'placeOfIncorporation', 'country'] as const

/** Empty until the company has said everything that is needed of it. */
export const missingOf = (profile: Pick<CompanyProfile, keyof CompanyProfileForm>): (keyof CompanyProfileForm)[] => {
  const { error } = CompanyProfileForm.safeParse(pick(profile))
  return [...new Set(error?.issues.map(({ path: [field] }) => field as keyof CompanyProfileForm) ?? [])]
}

/** The part of a profile that its form holds. */
export const pick = (profile: Pick<CompanyProfile, keyof CompanyProfileForm>) =>
  Object.fromEntries(
    Object.keys(CompanyProfileForm.shape).map((key) => [key, profile[key as keyof CompanyProfileForm]]),
  ) as z.input<typeof CompanyProfileForm>

export const ThemeColourForm = z
  .strictObject({
    /** Six hex digits; none for the colour of the variant. */
    themeColour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Enter a colour such as #007AFF')
      .nullable(),
  })
  .meta({ id: 'ThemeColourForm', examples: [{ themeColour: '#007AFF' }] })

export const LogoForm = z.strictObject({ id: idOf('logoFile').nullable() })
export const FaviconForm = z.strictObject({ id: idOf('faviconFile').nullable() })

export type CompanyProfileForm = z.output<typeof CompanyProfileForm>
export type CompanyProfile = z.output<typeof CompanyProfile>
