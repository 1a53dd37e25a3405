import { z } from 'zod'
import type { WriteTx } from '../database/with-tenant.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job } from '../jobs/job.ts'
import { outboxMessages } from './tables.ts'

/** Long enough to sit out a mail server's night: eight tries, each waiting twice as long, up to an hour. */
export const deliverMessage = job('outbox.deliver', {
  places: 'messages',
  input: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
  expireInSeconds: 60,
})

export interface Mail {
  readonly recipient: string
  /** Where an answer goes, when not to the platform. */
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** It carries a code or a link for the recipient alone: nobody else may read it, and it is forgotten once sent. */
  readonly isSecret?: boolean
  /** It is to somebody who may know nothing of it: once it is sent nothing of it stays. */
  readonly isFleeting?: boolean
}

/** The message is written with what caused it: it leaves if and only if the transaction commits. */
export const sendMail = (tx: WriteTx, mail: Mail) => send(tx, { channel: 'mail', ...mail })

/** A text message has no subject line; the outbox shows what it is about. */
export const sendSms = (tx: WriteTx, sms: Omit<Mail, 'html' | 'replyTo'>) => send(tx, { channel: 'sms', ...sms })

async function send(tx: WriteTx, message: typeof outboxMessages.$inferInsert) {
  const [row] = await tx.insert(outboxMessages).values(message).returning({ id: outboxMessages.id })
  if (!row) throw new Error('The message was not saved')
  await enqueue(tx, deliverMessage, { id: row.id })
}
