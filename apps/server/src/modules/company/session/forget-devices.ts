import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { devices, sessions } from './tables.ts'

/**
 * Forgets the devices of a member, or one of them, with whatever was signed in there. Answers how many. Sessions are
 * locked before devices, as a refresh does; once a device is locked nobody opens another session on it.
 */
export async function forgetDevices(tx: WriteTx, memberId: string, id?: string): Promise<number> {
  const there = and(eq(sessions.memberId, memberId), id ? eq(sessions.deviceId, id) : undefined)
  const own = and(eq(devices.memberId, memberId), id ? eq(devices.id, id) : undefined)
  await tx.select({ id: sessions.id }).from(sessions).where(there).for('update')
  const found = await tx.select({ id: devices.id }).from(devices).where(own).for('update')
  await tx.delete(sessions).where(there)
  await tx.delete(devices).where(own)
  return found.length
}
