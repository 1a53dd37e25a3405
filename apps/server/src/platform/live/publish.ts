import { z } from 'zod'
import { callAtTheEnd } from '../database/at-the-end.ts'
import { companyOf } from '../database/company-of.ts'
import { notifyAfter } from '../database/notify-after.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { channel, isRemembered, type LiveEvent } from './event.ts'

/** Ids and names only: PostgreSQL carries no more than 8 kB, and personal data has no business here. */
const Publishable = z.strictObject({
  kind: z.string().regex(/^[a-z][a-z0-9.-]{0,63}$/),
  subjectId: z.string().max(200).optional(),
  memberId: z.uuid().optional(),
})

/** Tells the company's screens on every server, when the transaction commits and only then. */
export function publish(tx: WriteTx, event: LiveEvent): void {
  const payload = JSON.stringify({ ...Publishable.parse(event), companyId: companyOf(tx) })
  if (!isRemembered(event.kind)) return notifyAfter(tx, { channel, payload })
  callAtTheEnd(tx, { name: 'publish', text: 'select pg_notify($1, $2)', values: [channel, payload] })
}
