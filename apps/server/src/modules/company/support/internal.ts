import { randomInt } from 'node:crypto'
import { supportLimits } from '@coverwright/domain/company/support/support'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { type SupportRequestRow, supportRequests } from './tables.ts'

type Asked = Omit<typeof supportRequests.$inferInsert, 'reference'>

const dayMs = 24 * 60 * 60_000

/** Kept, and its writer told so; nothing when it is too often. */
export async function keepRequest(
  tx: WriteTx,
  asked: Asked,
  now: Date,
  { isKnown }: { readonly isKnown: boolean },
): Promise<SupportRequestRow | undefined> {
  // Two at once take turns: the second sees the first.
  await tx.select({ lock: sql`pg_advisory_xact_lock(hashtext(${asked.askedFrom}))` }).from(sql`(values (1)) as one`)
  const lately = and(
    eq(supportRequests.askedFrom, asked.askedFrom),
    gt(supportRequests.createdAt, new Date(now.getTime() - dayMs)),
  )
  if ((await tx.$count(supportRequests, lately)) >= supportLimits.perDay) return undefined
  const reference = `S-${randomInt(1e8).toString().padStart(8, '0')}`
  const [row] = await tx
    .insert(supportRequests)
    .values({ ...asked, reference, createdAt: now })
    .returning()
  if (!row) throw new Error('The request was not saved')
  raiseEvent(tx, 'support.received', { requestId: row.id, writer: isKnown ? 'member' : 'stranger' })
  return row
}
