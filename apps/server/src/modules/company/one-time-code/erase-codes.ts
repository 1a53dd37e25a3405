import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { oneTimeCodes } from './tables.ts'

export const eraseCodesOf = (tx: WriteTx, subject: string) =>
  tx.delete(oneTimeCodes).where(eq(oneTimeCodes.subject, subject))
