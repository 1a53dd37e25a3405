import { z } from 'zod'
import { type JourneyMode, journeyModes } from '../../build/product/journey-mode.ts'
import { idOf, moment } from '../../fields.ts'
import { mountLifecycle } from './mount-lifecycle.ts'
import { normaliseHost } from './site-host.ts'
import { renewals } from './term.ts'

/** A name in one spelling, as browsers send it; no port. */
export const hostName = z
  .string()
  .max(300)
  .overwrite(normaliseHost)
  .max(253)
  .regex(
    /^(?=.*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/,
    'This is not the name of a host',
  )

export const publishStages = ['staging', 'live'] as const

export type PublishStage = (typeof publishStages)[number]

export const modeOfStage = { staging: 'test', live: 'live' } as const satisfies Record<PublishStage, JourneyMode>

export const MountRef = z.strictObject({ id: idOf('mount') })

/** One stay of a release at an address, as the publisher shows it. */
export const Mount = z
  .object({
    id: idOf('mount'),
    productId: idOf('product'),
    releaseId: idOf('release'),
    /** Of the release: the first one of a product is 1. */
    version: z.int(),
    host: z.string(),
    mode: z.enum(journeyModes),
    state: z.enum(mountLifecycle.states),
    mountedAt: moment,
    /** Since when nothing answers there. */
    endedAt: moment.nullable(),
    expiresAt: moment,
    renewal: z.enum(renewals),
    isAutoRenewed: z.boolean(),
  })
  .meta({ id: 'Mount' })

export type Mount = z.output<typeof Mount>
