import { and, eq, or, sql } from 'drizzle-orm'
import { contains } from '../../../platform/database/select-page.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { outboxMessages } from '../../../platform/outbox/tables.ts'

interface Person {
  readonly email: string
  readonly name: string
}

const somebody = 'a former colleague'

/** What was sent to the person goes; what was sent to others no longer says who they were. */
export async function erasePersonFromMessages(tx: WriteTx, { email, name }: Person): Promise<void> {
  await tx.delete(outboxMessages).where(eq(outboxMessages.recipient, email))
  await unsay(tx, [email, name])
}

/** The same of a telephone number that text messages were sent to. */
export async function eraseNumberFromMessages(tx: WriteTx, phone: string): Promise<void> {
  await tx.delete(outboxMessages).where(and(eq(outboxMessages.channel, 'sms'), eq(outboxMessages.recipient, phone)))
  await unsay(tx, [phone])
}

async function unsay(tx: WriteTx, words: readonly string[]): Promise<void> {
  const { subject, text, html } = outboxMessages
  for (const said of words.filter((one) => one !== '')) {
    await tx
      .update(outboxMessages)
      .set({
        subject: sql`replace(${subject}, ${said}, ${somebody})`,
        text: sql`replace(${text}, ${said}, ${somebody})`,
        html: sql`replace(${html}, ${said}, ${somebody})`,
      })
      .where(or(contains(subject, said), contains(text, said), contains(html, said)))
  }
}
