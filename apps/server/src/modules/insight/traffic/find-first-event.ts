import { and, eq, min } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { policies } from '../../sell/policy/index.ts'
import { quotes } from '../../sell/quote/index.ts'
import type { Sites } from '../statistics/index.ts'
import { trafficHours, trafficNotes } from './tables.ts'

/** When all time began: the first visit, quote or sale there was. */
export async function findFirstEvent(tx: ReadTx, { mode, productId }: Sites): Promise<Date | undefined> {
  const ofTraffic = (table: typeof trafficHours | typeof trafficNotes) =>
    tx
      .select({ at: min(table.hour) })
      .from(table)
      .where(and(eq(table.mode, mode), productId === undefined ? undefined : eq(table.productId, productId)))
  const found = [
    ...(await ofTraffic(trafficHours)),
    ...(await ofTraffic(trafficNotes)),
    ...(await tx
      .select({ at: min(quotes.createdAt) })
      .from(quotes)
      .where(eq(quotes.mode, mode))),
    ...(await tx
      .select({ at: min(policies.issuedAt) })
      .from(policies)
      .where(eq(policies.mode, mode))),
  ].flatMap(({ at }) => at ?? [])
  return found.toSorted((left, right) => left.getTime() - right.getTime())[0]
}
