import { z } from 'zod'
import { licenceNumber } from '../company/company-name.ts'

/** Nobody pays for a plan without the number under which the company is registered. */
export const LicenceState = z
  .object({ licenceNumber: z.string().nullable(), isWellFormed: z.boolean() })
  .meta({ id: 'LicenceState' })

export const LicenceForm = z
  .strictObject({ licenceNumber })
  .meta({ id: 'LicenceForm', examples: [{ licenceNumber: '900123' }] })

export const licenceStateOf = (kept: string | null): z.output<typeof LicenceState> => ({
  licenceNumber: kept,
  isWellFormed: licenceNumber.safeParse(kept).success,
})
