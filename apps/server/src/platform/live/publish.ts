import { z } from 'zod'
import { callAtTheEnd } from '../database/at-the-end.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { channel, type LiveEvent } from './event.ts'

/** Ids and names only: PostgreSQL carries no more than 8 kB, and personal data has no business here. */
const Publishable = z.strictObject({
  kind: z.string().regex(/^[a-z][a-z0-9.-]{0,63}$/),
  subjectId: z.string().max(200).optional(),
  memberId: z.uuid().optional(),
})

// The database says for which company, as it does for rows.
const telling = `select pg_notify($1, ($2::jsonb || jsonb_build_object('companyId', current_company()))::text)`

/** Tells the company's screens on every server, when the transaction commits and only then. */
export function publish(tx: WriteTx, event: LiveEvent): void {
  const payload = JSON.stringify(Publishable.parse(event))
  callAtTheEnd(tx, { name: 'publish', text: telling, values: [channel, payload] })
}
