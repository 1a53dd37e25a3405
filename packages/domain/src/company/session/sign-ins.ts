import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'

/** So many of each are shown, those used last first. */
export const maxSignInsShown = 50

const seen = {
  /** Empty where it is not known. */
  browser: z.string(),
  system: z.string(),
  firstUsedAt: moment,
  /** To a quarter of an hour: as often as a token is refreshed. */
  lastUsedAt: moment,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
}

export const SignedInPlace = z
  .object({ id: idOf('session'), ...seen, address: z.string(), place: z.string() })
  .meta({ id: 'SignedInPlace' })

/** A browser that is asked for no code. */
export const TrustedDevice = z.object({ id: idOf('device'), ...seen }).meta({ id: 'TrustedDevice' })

export const SignIns = z
  .object({ sessions: z.array(SignedInPlace), devices: z.array(TrustedDevice), hasMore: z.boolean() })
  .meta({ id: 'SignIns' })

export const SessionRef = z.strictObject({ id: idOf('session') })
export const DeviceRef = z.strictObject({ id: idOf('device') })

export const SignOutEverywhereForm = z
  .strictObject({ forgetsDevices: z.boolean() })
  .meta({ id: 'SignOutEverywhereForm', examples: [{ forgetsDevices: false }] })

export type SignIns = z.output<typeof SignIns>
export type SignedInPlace = z.output<typeof SignedInPlace>
export type TrustedDevice = z.output<typeof TrustedDevice>
