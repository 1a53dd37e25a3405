import { oneLine } from '@coverwright/domain/base/message/one-line'
import { z } from 'zod'
import type { WriteTx } from '../database/with-tenant.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job } from '../jobs/job.ts'
import { outboxAttachments, outboxMessages } from './tables.ts'
import { withFoot } from './with-foot.ts'

/** Long enough to sit out a mail server's night: eight tries, each waiting twice as long, up to an hour. */
export const deliverMessage = job('outbox.deliver', {
  places: 'messages',
  input: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
  expireInSeconds: 60,
})

interface MailFile {
  readonly fileId: string
  readonly name: string
}

export interface Mail {
  readonly recipient: string
  /** Where an answer goes, when not to the platform. */
  readonly replyTo?: string | null
  /** What a telephone shows as the sender, where it is not the provider's usual. */
  readonly sender?: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Of advertising: where one press stops it, and the words of the link in the foot. */
  readonly unsubscribe?: { readonly url: string; readonly words: string }
  /** Kept files of the company. */
  readonly attachments?: readonly MailFile[]
  /** It carries a code or a link for the recipient alone: nobody else may read it, and it is forgotten once sent. */
  readonly isSecret?: boolean
  /** It is to somebody who may know nothing of it: once it is sent nothing of it stays. */
  readonly isFleeting?: boolean
}

/** The message is written with what caused it: it leaves if and only if the transaction commits. */
export const sendMail = (tx: WriteTx, { unsubscribe, ...mail }: Mail) =>
  send(tx, {
    channel: 'mail',
    ...mail,
    ...(unsubscribe && { ...withFoot(mail, unsubscribe), unsubscribeUrl: unsubscribe.url }),
  })

/** A text message has no subject line; the outbox shows what it is about. */
export const sendSms = (tx: WriteTx, sms: Omit<Mail, 'html' | 'replyTo' | 'attachments' | 'unsubscribe'>) =>
  send(tx, { channel: 'sms', ...sms })

type Sent = typeof outboxMessages.$inferInsert & Pick<Mail, 'attachments'>

async function send(tx: WriteTx, { attachments = [], ...message }: Sent) {
  // What names a product or a person may hold a line break: with it no mail server would be handed the mail at all.
  const subject = oneLine(message.subject)
  const [row] = await tx
    .insert(outboxMessages)
    .values({ ...message, subject })
    .returning({ id: outboxMessages.id })
  if (!row) throw new Error('The message was not saved')
  if (attachments.length > 0)
    await tx.insert(outboxAttachments).values(attachments.map((file) => ({ ...file, messageId: row.id })))
  await enqueue(tx, deliverMessage, { id: row.id })
}
