import { applicationLimits } from '@coverwright/domain/application/application-limits'
import { and, eq, lt, sql } from 'drizzle-orm'
import { hashOf } from '../../platform/auth/secret.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { type Mail } from './send.ts'
import { sendToCustomer } from './send-to-customer.ts'
import { outboxMessages, unconfirmedMails } from './tables.ts'

interface Asked {
  readonly applicationId: string
  /** The network address of who typed it. */
  readonly from: string
  readonly now: Date
}

const dayMs = 24 * 60 * 60_000

/**
 * Mails somebody of whom it is not known that they asked for it: nobody must be able to have strangers written to in the
 * company's name. Answers false, and sends nothing, where that was done too often. Nothing of the message stays.
 */
export async function sendUnconfirmed(tx: WriteTx, mail: Mail, asked: Asked): Promise<boolean> {
  const recipientHash = hashOf(mail.recipient.trim().toLowerCase())
  await forgetOld(tx, asked.now)
  if (await isTooOften(tx, recipientHash, asked)) return false
  const { applicationId, from, now } = asked
  await tx.insert(unconfirmedMails).values({ applicationId, recipientHash, askedFrom: from, createdAt: now })
  await sendToCustomer(tx, { ...mail, isFleeting: true })
  return true
}

async function isTooOften(tx: WriteTx, recipientHash: string, { applicationId, from }: Asked): Promise<boolean> {
  // Who asks ten times at once is counted ten times: the second sees the first's row.
  await tx.select({ lock: sql`pg_advisory_xact_lock(hashtext(${recipientHash}))` }).from(sql`(values (1)) as one`)
  await tx.select({ lock: sql`pg_advisory_xact_lock(hashtext(${from}))` }).from(sql`(values (1)) as one`)
  const { ofApplication, toRecipient, fromAddress } = applicationLimits.unconfirmedMailsADay
  const count = (where: ReturnType<typeof eq>) => tx.$count(unconfirmedMails, where)
  return (
    (await count(eq(unconfirmedMails.applicationId, applicationId))) >= ofApplication ||
    (await count(eq(unconfirmedMails.recipientHash, recipientHash))) >= toRecipient ||
    (await count(eq(unconfirmedMails.askedFrom, from))) >= fromAddress
  )
}

/** Those that no mail server took are kept to be read; not for longer than a day. */
async function forgetOld(tx: WriteTx, now: Date) {
  const dayAgo = new Date(now.getTime() - dayMs)
  await tx.delete(unconfirmedMails).where(lt(unconfirmedMails.createdAt, dayAgo))
  await tx.delete(outboxMessages).where(and(outboxMessages.isFleeting, lt(outboxMessages.createdAt, dayAgo)))
}
