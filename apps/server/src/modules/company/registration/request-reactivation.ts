import type { login } from '@coverwright/contract/company/login'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { notifyMember } from '../../reach/notification/index.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { findOperator, getOwnCompanyRow } from '../company/index.ts'
import { findAccount, getMemberInCompany, members } from '../member/index.ts'
import { reactivationRequests } from './tables.ts'

/** Whoever asks, and whether anyone is there or not, the answer is the same. */
export const requestReactivation: HandlerOf<typeof login, 'requestReactivation'> = async (context, { email, note }) => {
  const { door, read, enter, now } = context
  const account = await door((tx) => findAccount(tx, email))
  if (!account) return null
  const { company, member } = await read(account.companyId, async (tx) => ({
    company: await getOwnCompanyRow(tx),
    member: await getMemberInCompany(tx, account.memberId),
  }))
  const isOver = company.trialEndsAt !== null && company.trialEndsAt <= now
  if (!isOver && !company.deactivatedAt) return null

  const operatorId = await door(findOperator)
  await enter({ companyId: operatorId, memberId: operatorId }, async (tx, audit) => {
    // Two who ask at once take turns: the second sees the first's request.
    await tx.select({ lock: sql`pg_advisory_xact_lock(hashtext(${company.id}))` }).from(sql`(values (1)) as one`)
    const isLately = gt(reactivationRequests.createdAt, new Date(now.getTime() - registrationLimits.reactivationMs))
    const ofCompany = eq(reactivationRequests.forCompanyId, company.id)
    if ((await tx.$count(reactivationRequests, and(ofCompany, isLately))) > 0) return audit(company.id, { again: true })

    await tx.insert(reactivationRequests).values({
      forCompanyId: company.id,
      forMemberId: member.id,
      note,
      createdAt: now,
      companyName: company.name,
      referenceNumber: company.referenceNumber,
      askedBy: `${member.name} (${member.email})`,
    })
    const title = company.deactivatedAt
      ? `${company.name} asks for its account to be opened again`
      : `${company.name} asks for its trial to go on`
    const link = '/setting-page?section=reactivations'
    for (const staff of await tx.select().from(members).where(eq(members.role, 'super'))) {
      await notifyMember(tx, now, { memberId: staff.id, kind: 'info', title, source: 'Registration', link })
      await sendMail(tx, {
        recipient: staff.email,
        subject: title,
        text: [
          `${member.name} (${member.email}): ${title}.`,
          `Reference ${company.referenceNumber}. It ended on ${dayOf(company.deactivatedAt ?? company.trialEndsAt)}.`,
          ...(note ? [`They write:\n${note}`] : []),
        ].join('\n\n'),
      })
    }
    await audit(company.id, { asked: true })
  })
  return null
}

const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10)
