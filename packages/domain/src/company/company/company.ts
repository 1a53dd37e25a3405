import { z } from 'zod'
import { countries, idOf, moment } from '../../fields.ts'
import { partnerTypes } from '../partnership/partner-types.ts'
import { businessTypes, paymentModes } from './kinds.ts'

export const Company = z
  .object({
    id: idOf('company'),
    name: z.string(),
    businessType: z.enum(businessTypes),
    partnerType: z.enum(partnerTypes),
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
    /** Whether brokers who look for an insurer find it. */
    isListed: z.boolean(),
    /** While the company tries the product out; none once it pays. */
    trialEndsAt: moment.nullable(),
    /** Until when what it sold was invented with it, of a demo company; none of a company that lives for itself. */
    historyEndsAt: moment.nullable(),
  })
  .meta({ id: 'Company' })

export type Company = z.output<typeof Company>
