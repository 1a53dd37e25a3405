import { and, lt } from 'drizzle-orm'
import type { WriteTx } from '../database/with-tenant.ts'
import { type Mail, sendMail } from './send.ts'
import { outboxMessages } from './tables.ts'

const hourMs = 60 * 60_000

export const fleetingHours = 24

/**
 * To somebody of whom it is not known that they asked for it. Nothing of the message stays once it is sent; where no mail
 * server takes it, it can be read for a day.
 */
export async function sendFleeting(tx: WriteTx, mail: Mail, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - fleetingHours * hourMs)
  await tx.delete(outboxMessages).where(and(outboxMessages.isFleeting, lt(outboxMessages.createdAt, dayAgo)))
  await sendMail(tx, { ...mail, isFleeting: true })
}
