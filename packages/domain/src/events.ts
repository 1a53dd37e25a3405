import type { z } from 'zod'
import { nounEvents } from './noun-events.ts'

/** Everything that can happen and that somebody may want to hear of. */
export const events = nounEvents

export type EventType = keyof typeof events
export type EventFields<T extends EventType> = z.output<(typeof events)[T]['fields']>
