import type { EventFields, EventType } from '@coverwright/domain/events'
import type { WriteTx } from '../database/with-tenant.ts'

/** An event as a listener gets it. */
export interface RaisedEvent<Type extends EventType = EventType> {
  readonly id: string
  readonly type: Type
  readonly fields: EventFields<Type>
  readonly raisedAt: Date
}

/**
 * Somebody who hears of every event, once: what it writes through `tx` commits together with the note that it has
 * heard. What must go to a network it leaves to a job of the same transaction.
 */
export interface Listener {
  /** Kept with every event it has heard. One that is renamed hears again what others have not all heard yet. */
  readonly name: string
  readonly hear: (tx: WriteTx, event: RaisedEvent, now: Date) => Promise<void>
}
