import { z } from 'zod'
import { countries, idOf, moment } from '../fields.ts'

export const businessTypes = ['insurer', 'broker'] as const

/**
 * Where the customer's money goes: to the insurer (P2I, so brokers have no gateway), to the broker (P1B, so insurers
 * have none), or either may take it.
 */
export const paymentModes = ['P2I', 'P1B', 'both'] as const

export const Company = z
  .object({
    id: idOf('company'),
    name: z.string(),
    businessType: z.enum(businessTypes),
    paymentMode: z.enum(paymentModes),
    country: z.enum(countries),
    timeZone: z.string(),
    /** The one colour a company chooses; without it the variant's. */
    themeColour: z.string().nullable(),
    /** Pictures the company is known by; the files are asked for with a link. */
    logoFileId: idOf('logoFile').nullable(),
    faviconFileId: idOf('faviconFile').nullable(),
    /** What the company quotes to support. */
    referenceNumber: z.string(),
    /** While the company tries the product out; none once it pays. */
    trialEndsAt: moment.nullable(),
  })
  .meta({ id: 'Company' })

export type Company = z.output<typeof Company>
export type BusinessType = Company['businessType']
export type PaymentMode = Company['paymentMode']
