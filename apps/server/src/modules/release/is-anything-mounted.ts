import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

/** Whether any address of the company's answers, to customers or for trying out. */
export const isAnythingMounted = async (tx: ReadTx) => (await tx.$count(mounts)) > 0

export const isAnythingLive = async (tx: ReadTx) => (await tx.$count(mounts, eq(mounts.mode, 'live'))) > 0
