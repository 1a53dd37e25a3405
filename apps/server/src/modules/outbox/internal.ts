import { fail } from '@coverwright/domain/errors'
import type { OutboxContent, OutboxMessage } from '@coverwright/domain/outbox/outbox'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { type OutboxRow, outboxMessages } from './tables.ts'

export async function getMessageInCompany(tx: ReadTx, id: string): Promise<OutboxRow> {
  const [row] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id))
  return row ?? fail('outbox.not-found')
}

export const toMessage = ({ companyId, createdAt, updatedAt, text, html, ...message }: OutboxRow): OutboxMessage => ({
  ...message,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export const toContent = (row: OutboxRow): OutboxContent => ({ ...toMessage(row), text: row.text, html: row.html })
