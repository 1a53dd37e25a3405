import { desc, or } from 'drizzle-orm'
import { contains } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { outboxMessages } from './tables.ts'

/** For the search palette. */
export async function findMessages(tx: ReadTx, { permissions }: Grants, text: string) {
  if (!permissions.includes('read-outbox')) return []
  const rows = await tx
    .select()
    .from(outboxMessages)
    .where(or(contains(outboxMessages.recipient, text), contains(outboxMessages.subject, text)))
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
