import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { devices, oneTimeCodes, sessions } from './tables.ts'

/** Addresses, devices and codes of somebody whose data is erased. */
export async function eraseSessionsOf(tx: WriteTx, memberId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId))
  await tx.delete(devices).where(eq(devices.memberId, memberId))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.memberId, memberId))
}
