import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { UnitsInUse } from '@coverwright/domain/company/plan/plan'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'

interface Place {
  readonly host: string
  readonly mode: JourneyMode
}

interface Mover {
  readonly actorId: string
  readonly now: Date
}

/** What building asks of publishing, which stands after it: handed in where the two are put together. */
export interface Published {
  /** Where products can be reached, by their ids: live addresses first. */
  readonly placesOf: (tx: ReadTx, productIds: readonly string[]) => Promise<ReadonlyMap<string, Place[]>>
  /** Takes the product off its addresses and says which they were. */
  readonly takeOff: (tx: WriteTx, productId: string, mover: Mover) => Promise<Place[]>
  /** Whether anything of the company can be reached: a product, or the home page of an agent. */
  readonly isAnythingReached: (tx: ReadTx) => Promise<boolean>
  /** Whether customers could ever buy one of these products, by whatever has become of them. */
  readonly wasAnyLive: (tx: ReadTx, productIds: readonly string[]) => Promise<boolean>
  /** Whether a design or anything ever published names this id. */
  readonly isShownAnywhere: (tx: ReadTx, id: string) => Promise<boolean>
  /** How many products are live, by their type. */
  readonly unitsInUse: (tx: ReadTx) => Promise<UnitsInUse>
  /** How many live sales there were from one moment up to another. */
  readonly salesBetween: (tx: ReadTx, from: Date, to: Date, timeZone: string) => Promise<number>
  /** The names of the products that can be reached as they call this connector, whatever their design has become. */
  readonly productsCalling: (tx: ReadTx, connectorId: string) => Promise<string[]>
}
