import type { Deliveries } from '@coverwright/domain/reach/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { eq } from 'drizzle-orm'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import type { MailTransport } from '../../../adapters/mail/mail-transport.ts'
import type { SmsTransport } from '../../../adapters/sms/sms-transport.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { deliverMessage } from '../../../platform/outbox/send.ts'
import { type OutboxRow, outboxMessages } from '../../../platform/outbox/tables.ts'
import { brandValues, drawLogo, findLogo, type Logo, logoAddress, logoId } from '../../build/template/index.ts'
import { findOperator } from '../../company/company/index.ts'
import { isSuppressed } from '../../sell/suppression/index.ts'
import { type AttachedFile, contentsOf, filesOf } from './attached-files.ts'
import { htmlOf } from './dress-mail.ts'

export interface Transports {
  readonly mail: MailTransport
  readonly sms: SmsTransport
  readonly deliveries: Deliveries
  readonly files: Pick<Files, 'get'>
}

export const outboxJobs = ({ door, ...transports }: Transports & Pick<WaysIn, 'door'>) => [
  goOut(deliverMessage, {
    read: async ({ tx }, { id }) => {
      const message = await findQueued(tx, id)
      if (!message) return undefined
      const attached = await filesOf(tx, id)
      const html = htmlOf(message, await brandValues(tx))
      // What waited for a mail server may be unwanted since.
      const isUnwanted =
        message.unsubscribeUrl !== null && (await isSuppressed(tx, message.companyId, message.recipient))
      return { message, isUnwanted, html, attached, logo: html?.includes(logoAddress) ? await findLogo(tx) : null }
    },
    act: async ({ message, isUnwanted, html, attached, logo }, { attempt, companyId, inCompany }): Promise<Carried> => {
      if (isUnwanted) return { event: 'fail', failure: 'The address wants no advertising.' }
      try {
        const event = await carry(transports, { ...message, html }, { attached, logo })
        if (event === 'keep' && message.isSecret && transports.deliveries[message.channel] === 'kept-here') {
          const operatorId = await door(findOperator)
          if (operatorId !== companyId) await inCompany(operatorId, (operatorTx) => keepCopy(operatorTx, message))
        }
        return { event }
      } catch (error) {
        const isFinal = (error instanceof DeliveryError && error.isPermanent) || attempt >= deliverMessage.retryLimit
        if (!isFinal) throw error
        return { event: 'fail', failure: (error as Error).message }
      }
    },
    settle: async ({ tx }, { message: { id } }, carried) => {
      const message = await findQueued(tx, id)
      // Erased with its recipient while it was on its way.
      if (message) await save(tx, message, carried)
    },
  }),
]

interface Carried {
  readonly event: 'send' | 'keep' | 'fail'
  readonly failure?: string
}

async function findQueued(tx: WriteTx, id: string): Promise<OutboxRow | undefined> {
  const [message] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
  return message?.state === 'queued' ? message : undefined
}

interface Carrying {
  readonly attached: readonly AttachedFile[]
  readonly logo: Logo | null
}

/** It travels in the mail: programs show that without asking, and nobody learns by it when a mail is opened. */
async function logoOf(files: Transports['files'], logo: Logo | null) {
  const content = logo && (await drawLogo(files, logo))
  return content ? [{ name: 'logo.png', type: 'image/png', content, cid: logoId }] : []
}

/** Answers what happened to the message: it went on its way, or rests here because nothing is configured to carry it. */
async function carry(
  { mail, sms, files }: Transports,
  { id, channel, recipient, replyTo, sender, subject, unsubscribeUrl, text, html }: OutboxRow,
  { attached, logo }: Carrying,
) {
  const transport = channel === 'mail' ? mail : sms
  const attachments = transport.isKept ? [] : [...(await contentsOf(files, attached)), ...(await logoOf(files, logo))]
  await (channel === 'mail'
    ? mail.send({
        id,
        to: recipient,
        subject,
        text,
        ...(replyTo && { replyTo }),
        ...(unsubscribeUrl && { unsubscribeUrl }),
        ...(html && { html }),
        attachments,
      })
    : sms.send({ id, to: recipient, text, ...(sender && { from: sender }) }))
  return transport.isKept ? 'keep' : 'send'
}

/**
 * To open the own company's outbox one must be signed in, which is what the code is for: its recipient reads it in the
 * operator's. Done twice, it is there once.
 */
async function keepCopy(operatorTx: WriteTx, { companyId, ...message }: OutboxRow) {
  await operatorTx
    .insert(outboxMessages)
    .values({ ...message, state: 'kept' })
    .onConflictDoNothing()
  publish(operatorTx, { kind: 'outbox', subjectId: message.id })
}

async function save(tx: WriteTx, { id, state, isSecret, isFleeting }: OutboxRow, { event, failure }: Carried) {
  const next = outboxLifecycle.next(state, event)
  if (isFleeting && next !== 'kept') {
    await tx.delete(outboxMessages).where(eq(outboxMessages.id, id))
    return publish(tx, { kind: 'outbox', subjectId: id })
  }
  // Its secret has done its work.
  const forgotten = isSecret && next === 'sent' ? { text: '', html: null } : {}
  await tx
    .update(outboxMessages)
    .set({ state: next, failure: failure ?? null, ...forgotten })
    .where(eq(outboxMessages.id, id))
  publish(tx, { kind: 'outbox', subjectId: id })
}
