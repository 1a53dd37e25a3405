import { sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { releases } from './tables.ts'

/** Whether a design or anything ever published names this id: people may still be buying on it. */
export async function isShownAnywhere(tx: ReadTx, id: string): Promise<boolean> {
  const named = `%${id}%`
  const designs = tx.select({ id: products.id }).from(products).where(sql`${products.shell}::text like ${named}`)
  const published = tx.select({ id: releases.id }).from(releases).where(sql`${releases.content}::text like ${named}`)
  return (await designs.limit(1)).length > 0 || (await published.limit(1)).length > 0
}
