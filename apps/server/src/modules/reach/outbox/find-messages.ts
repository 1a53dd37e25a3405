import { desc } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { outboxMessages } from '../../../platform/outbox/tables.ts'
import { findByWords, isOneOf } from '../../../platform/search/find-by-words.ts'

/** For the search palette. */
export async function findMessages(tx: ReadTx, { permissions }: Grants, text: string) {
  if (!permissions.includes('read-outbox')) return []
  const { ids } = await findByWords(tx, 'outbox_message', text)
  const rows = await tx
    .select()
    .from(outboxMessages)
    .where(isOneOf(outboxMessages.id, ids))
    .orderBy(desc(outboxMessages.createdAt))
    .limit(5)
  return rows.map(({ id, subject, recipient }) => ({
    kind: 'message',
    id,
    title: subject,
    detail: recipient,
    link: `/setting-page?section=messages&message=${id}`,
  }))
}
