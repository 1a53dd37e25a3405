import { outboxLifecycle } from '@coverwright/domain/outbox/outbox-lifecycle'
import { eq } from 'drizzle-orm'
import { DeliveryError } from '../../adapters/delivery-error.ts'
import type { MailTransport } from '../../adapters/mail/mail-transport.ts'
import type { SmsTransport } from '../../adapters/sms/sms-transport.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { handle } from '../../platform/jobs/handler.ts'
import { publish } from '../../platform/live/publish.ts'
import { deliverMessage } from './send.ts'
import { type OutboxRow, outboxMessages } from './tables.ts'

export interface Transports {
  readonly mail: MailTransport
  readonly sms: SmsTransport
}

export const outboxJobs = (transports: Transports) => [
  handle(deliverMessage, async ({ tx, attempt }, { id }) => {
    const [message] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
    if (message?.state !== 'queued') return
    try {
      await save(tx, message, await carry(transports, message))
    } catch (error) {
      const isFinal = (error instanceof DeliveryError && error.isPermanent) || attempt >= deliverMessage.retryLimit
      if (!isFinal) throw error
      await save(tx, message, 'fail', (error as Error).message)
    }
  }),
]

/** Answers what happened to the message: it went on its way, or rests here because nothing is configured to carry it. */
async function carry({ mail, sms }: Transports, { id, channel, recipient, replyTo, subject, text, html }: OutboxRow) {
  const transport = channel === 'mail' ? mail : sms
  await (channel === 'mail'
    ? mail.send({ id, to: recipient, subject, text, ...(replyTo && { replyTo }), ...(html && { html }) })
    : sms.send({ id, to: recipient, text }))
  return transport.isKept ? 'keep' : 'send'
}

async function save(
  tx: WriteTx,
  { id, state, isSecret, isFleeting }: OutboxRow,
  event: 'send' | 'keep' | 'fail',
  failure: string | null = null,
) {
  const next = outboxLifecycle.next(state, event)
  if (isFleeting && next !== 'kept') {
    await tx.delete(outboxMessages).where(eq(outboxMessages.id, id))
    return publish(tx, { kind: 'outbox', subjectId: id })
  }
  // Its secret has done its work.
  const forgotten = isSecret && next === 'sent' ? { text: '', html: null } : {}
  await tx
    .update(outboxMessages)
    .set({ state: next, failure, ...forgotten })
    .where(eq(outboxMessages.id, id))
  publish(tx, { kind: 'outbox', subjectId: id })
}
