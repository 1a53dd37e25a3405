import { randomInt } from 'node:crypto'
import { supportLimits } from '@coverwright/domain/company/support/support'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { notifyMember } from '../../reach/notification/index.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { members } from '../member/index.ts'
import { type SupportRequestRow, supportRequests } from './tables.ts'

type Asked = Omit<typeof supportRequests.$inferInsert, 'reference'>

const dayMs = 24 * 60 * 60_000

/** Kept, and its writer told so; nothing when it is too often. */
export async function keepRequest(
  tx: WriteTx,
  asked: Asked,
  now: Date,
  { isKnown }: { readonly isKnown: boolean },
): Promise<SupportRequestRow | undefined> {
  // Two at once take turns: the second sees the first.
  await tx.select({ lock: sql`pg_advisory_xact_lock(hashtext(${asked.askedFrom}))` }).from(sql`(values (1)) as one`)
  const lately = and(
    eq(supportRequests.askedFrom, asked.askedFrom),
    gt(supportRequests.createdAt, new Date(now.getTime() - dayMs)),
  )
  if ((await tx.$count(supportRequests, lately)) >= supportLimits.perDay) return undefined
  const reference = `S-${randomInt(1e8).toString().padStart(8, '0')}`
  const [row] = await tx
    .insert(supportRequests)
    .values({ ...asked, reference, createdAt: now })
    .returning()
  if (!row) throw new Error('The request was not saved')
  await sendMail(tx, {
    recipient: row.email,
    subject: `We have your message, ${reference}`,
    // An address that was only typed may be a stranger's, who must not read the writer's words as ours.
    text: [
      ...(isKnown ? [`Hello ${row.name},`] : ['Hello,']),
      `Thank you for writing to us. Quote ${reference} when you write again.`,
      ...(isKnown ? [`You wrote:\n${row.message}`] : []),
    ].join('\n\n'),
  })
  return row
}

/** In the operator's company. */
export async function tellStaff(tx: WriteTx, request: SupportRequestRow, now: Date) {
  const { name, email, companyName, phone, topic, message, reference } = request
  const title = `${name} writes about ${topic}`
  for (const staff of await tx.select().from(members).where(eq(members.role, 'super'))) {
    await notifyMember(tx, now, { memberId: staff.id, kind: 'info', title, source: 'Support' })
    await sendMail(tx, {
      recipient: staff.email,
      subject: `${reference}: ${title}`,
      text: [[name, email, companyName, phone].filter(Boolean).join('\n'), message].join('\n\n'),
    })
  }
}
