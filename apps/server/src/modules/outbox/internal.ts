import { fail } from '@coverwright/domain/errors'
import type { OutboxContent, OutboxMessage } from '@coverwright/domain/outbox/outbox'
import { selectRow } from '../../platform/database/select-row.ts'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { type OutboxRow, outboxMessages } from './tables.ts'

export async function getMessageInCompany(tx: ReadTx, id: string): Promise<OutboxRow> {
  return (await selectRow(tx, outboxMessages, id)) ?? fail('outbox.not-found')
}

export const toMessage = ({ companyId, createdAt, updatedAt, text, html, ...message }: OutboxRow): OutboxMessage => ({
  ...message,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export const toContent = (row: OutboxRow): OutboxContent => ({ ...toMessage(row), text: row.text, html: row.html })
