import { z } from 'zod'
import { idOf, moment } from '../fields.ts'
import { Premium } from '../money/premium.ts'
import { Selection } from '../plan/selection.ts'
import { journeyModes } from '../release/mount.ts'
import { policyLifecycle } from './policy-lifecycle.ts'

export const Policy = z
  .object({
    id: idOf('policy'),
    number: z.string(),
    mode: z.enum(journeyModes),
    state: z.enum(policyLifecycle.states),
    productId: idOf('product'),
    productName: z.string(),
    holder: z.string(),
    email: z.string(),
    insured: z.string(),
    selection: Selection,
    premium: Premium,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    issuedAt: moment,
  })
  .meta({ id: 'Policy' })

export type Policy = z.output<typeof Policy>
