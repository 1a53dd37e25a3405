import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { devices, sessions } from './tables.ts'

/** Addresses and devices of somebody whose data is erased. */
export async function eraseSessionsOf(tx: WriteTx, memberId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId))
  await tx.delete(devices).where(eq(devices.memberId, memberId))
}
