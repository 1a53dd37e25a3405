import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { WriteTx } from '../database/with-tenant.ts'
import { channel, type LiveEvent } from './event.ts'

/** Ids and names only: PostgreSQL carries no more than 8 kB, and personal data has no business here. */
const Publishable = z.strictObject({
  kind: z.string().regex(/^[a-z][a-z0-9.-]{0,63}$/),
  subjectId: z.string().max(200).optional(),
  memberId: z.uuid().optional(),
})

/** Tells the company's screens on every server, when the transaction commits and only then. */
export async function publish(tx: WriteTx, event: LiveEvent): Promise<void> {
  const payload = JSON.stringify(Publishable.parse(event))
  // The database says for which company, as it does for rows. `count` makes a value of pg_notify's void.
  const told = sql`count(pg_notify(${channel}, (${payload}::jsonb || jsonb_build_object('companyId', current_company()))::text))`
  await tx.select({ told }).from(sql`(values (1)) as one`)
}
