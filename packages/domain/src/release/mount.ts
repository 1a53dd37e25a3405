import { z } from 'zod'

/** Live and test journeys never meet: not in payments, numbers or figures. */
export const journeyModes = ['live', 'test'] as const

export type JourneyMode = (typeof journeyModes)[number]

/** A name in lower case, as browsers send it; no port. */
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?=.*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/,
    'This is not the name of a host',
  )

export const publishStages = ['staging', 'live'] as const

export const modeOfStage = { staging: 'test', live: 'live' } as const satisfies Record<
  (typeof publishStages)[number],
  JourneyMode
>
