import type { Values } from '@coverwright/domain/build/template/segments'
import { fail } from '@coverwright/domain/errors'
import type { Deliveries, OutboxContent, OutboxMessage } from '@coverwright/domain/reach/outbox/outbox'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type OutboxRow, outboxMessages } from '../../../platform/outbox/tables.ts'
import { htmlOf } from './dress-mail.ts'

export async function getMessageInCompany(tx: ReadTx, id: string): Promise<OutboxRow> {
  return (await selectRow(tx, outboxMessages, id)) ?? fail('outbox.not-found')
}

export const toMessage = ({
  companyId,
  createdAt,
  updatedAt,
  text,
  html,
  isSecret,
  ...message
}: OutboxRow): OutboxMessage => ({
  ...message,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/**
 * Whoever reads the outbox could otherwise sign in as a colleague. On the machine of whoever tries the product out, and
 * while no mail leaves it, the outbox is where its recipient reads it.
 */
export function toContent(row: OutboxRow, deliveries: Deliveries, brand: Values): Omit<OutboxContent, 'attachments'> {
  const isHidden = row.isSecret && (row.state !== 'kept' || deliveries[row.channel] !== 'kept-here')
  return { ...toMessage(row), isHidden, text: isHidden ? '' : row.text, html: isHidden ? null : htmlOf(row, brand) }
}
