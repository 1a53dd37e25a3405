import { expect } from 'vitest'
import type { Product } from './start-product.ts'

/** What is set for a later time happens now, once its job is there. */
export async function executeNow({ database }: Product): Promise<void> {
  await database.query('update schedule_event set at = now()')
  const hurry = `update pgboss.job set start_after = now() where name = 'publisher.execute-event'`
  await expect.poll(async () => (await database.query(hurry)).rowCount).toBeGreaterThan(0)
}
