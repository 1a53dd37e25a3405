import { design } from '../../permission-sets.ts'

export const ownEventIds = {
  ownEvent: 'company',
} as const

export const ownEventReaders = {
  /** What can happen, and what hangs on it. */
  events: ['manage-automation', 'manage-events'],
  /** Whoever designs a journey chooses what it raises. */
  ownEvents: [...design, 'manage-automation', 'manage-events'],
} as const
