import { mountedStates } from '@coverwright/domain/publish/release/mount-lifecycle'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

/** Whether any address of the company's answers, to customers or for trying out. */
export const isAnythingMounted = async (tx: ReadTx) =>
  (await tx.$count(mounts, inArray(mounts.state, [...mountedStates]))) > 0

export const isAnythingLive = async (tx: ReadTx) => (await tx.$count(mounts, eq(mounts.state, 'live'))) > 0
