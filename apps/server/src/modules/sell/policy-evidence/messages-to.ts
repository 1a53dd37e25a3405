import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { and, desc, gte, inArray, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { outboxMessages } from '../../../platform/outbox/tables.ts'
import type { Sold } from './sold.ts'

const mostShown = 50

/** What the customer was sent since they began, also to an address that was corrected. What it says is the outbox's to show. */
export async function messagesTo(
  tx: ReadTx,
  { policy, application, release, corrections }: Sold,
): Promise<{ readonly items: Policy['messages']; readonly isCut: boolean }> {
  const emailName = release.content.body.standard.email
  const former = corrections
    .flatMap(({ changes }) => changes)
    .flatMap(({ name, before }) => (name === emailName ? [before] : []))
  const addresses = [...new Set([policy.email, ...former])].filter((address) => address !== '')
  if (addresses.length === 0) return { items: [], isCut: false }
  const { id, createdAt, recipient, subject, state } = outboxMessages
  const found = await tx
    .select({ id, createdAt, recipient, subject, state })
    .from(outboxMessages)
    // A message does not say whether it is of a trial run: a test key could read by a tried policy what a customer was sent.
    .where(and(inArray(recipient, addresses), gte(createdAt, application.createdAt), sql`not test_only()`))
    .orderBy(desc(id))
    .limit(mostShown + 1)
  const items = found.slice(0, mostShown).map((message) => ({
    id: message.id,
    at: message.createdAt.toISOString(),
    recipient: message.recipient,
    subject: message.subject,
    state: message.state,
  }))
  return { items, isCut: found.length > mostShown }
}
