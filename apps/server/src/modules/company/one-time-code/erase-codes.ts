import { and, eq, gt } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type CodePurpose, oneTimeCodes } from './tables.ts'

export const eraseCodesOf = (tx: WriteTx, subject: string) =>
  tx.delete(oneTimeCodes).where(eq(oneTimeCodes.subject, subject))

interface Open {
  readonly subject: string
  readonly purpose: CodePurpose
  readonly now: Date
}

/** They are not deleted: how lately one was sent must still be known. */
export const expireCodesOf = (tx: WriteTx, { subject, purpose, now }: Open) =>
  tx
    .update(oneTimeCodes)
    .set({ expiresAt: now })
    .where(and(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.purpose, purpose), gt(oneTimeCodes.expiresAt, now)))
