import { z } from 'zod'
import { minorUnits } from './minor-units.ts'
import { currencies } from './money.ts'

/** One way to pay in parts, as the rating program works it out. */
const InstalmentPlan = z
  .strictObject({
    plan: z.string(),
    count: z.int().min(1).max(60),
    totalMinor: minorUnits,
    firstMinor: minorUnits,
    eachMinor: minorUnits,
  })
  .refine(({ count, totalMinor, firstMinor, eachMinor }) => firstMinor + (count - 1) * eachMinor === totalMinor, {
    message: 'The instalments do not add up to their total',
  })

/** What a cover costs and whose each penny is. A premium whose parts do not add up is refused, never adjusted. */
export const Premium = z
  .strictObject({
    currency: z.enum(currencies),
    netMinor: minorUnits,
    commissionMinor: minorUnits,
    feeMinor: minorUnits,
    taxMinor: minorUnits,
    grossMinor: minorUnits,
    taxes: z.array(z.strictObject({ name: z.string(), amountMinor: minorUnits })),
    instalments: z.array(InstalmentPlan),
  })
  .refine(
    ({ netMinor, commissionMinor, feeMinor, taxMinor, grossMinor }) =>
      netMinor + commissionMinor + feeMinor + taxMinor === grossMinor,
    { message: 'Net, commission, fee and tax do not add up to gross' },
  )
  .refine(({ taxes, taxMinor }) => taxes.reduce((sum, tax) => sum + tax.amountMinor, 0) === taxMinor, {
    message: 'The taxes do not add up to the tax',
  })

export type Premium = z.output<typeof Premium>
