import { ownNoun, typeOfOwn } from '@coverwright/domain/base/event/own-field'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type OwnEventRow, ownEvents } from './tables.ts'

export async function findOwnEvent(tx: ReadTx, type: string): Promise<OwnEventRow | undefined> {
  const [row] = await tx
    .select()
    .from(ownEvents)
    .where(eq(ownEvents.name, type.slice(ownNoun.length + 1)))
  return row
}

export async function lockOwnEventInCompany(tx: WriteTx, id: string): Promise<OwnEventRow> {
  const [row] = await tx.select().from(ownEvents).where(eq(ownEvents.id, id)).for('update')
  return row ?? fail('own-event.not-found')
}

const waiting = 'select from automation_action where trigger = $1 limit 1'

/** What waits for an event would wait for ever once it has another name, or none. */
export async function refuseInUse(tx: ReadTx, event: OwnEventRow): Promise<void> {
  const { rowCount } = await clientOf(tx).query(waiting, [typeOfOwn(event)])
  if (rowCount) fail('own-event.in-use')
}
