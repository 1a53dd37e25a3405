import { sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { ownersNaming } from '../../build/document/index.ts'
import { releases } from './tables.ts'

/** Whether a design or anything ever published names this id: people may still be buying on it. */
export async function isShownAnywhere(tx: ReadTx, id: string): Promise<boolean> {
  const named = `%${id}%`
  const published = tx.select({ id: releases.id }).from(releases).where(sql`${releases.content}::text like ${named}`)
  return (await ownersNaming(tx, 'shell', id).limit(1)).length > 0 || (await published.limit(1)).length > 0
}
