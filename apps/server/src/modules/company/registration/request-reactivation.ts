import type { login } from '@coverwright/contract/company/login'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { and, eq, gt, sql } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findOperator, getOwnCompanyRow } from '../company/index.ts'
import { findAccount, getMemberInCompany } from '../member/index.ts'
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

    const [request] = await tx
      .insert(reactivationRequests)
      .values({
        forCompanyId: company.id,
        forMemberId: member.id,
        note,
        createdAt: now,
        companyName: company.name,
        referenceNumber: company.referenceNumber,
        askedBy: `${member.name} (${member.email})`,
      })
      .returning()
    if (!request) throw new Error('The request was not saved')
    const endedOn = (company.deactivatedAt ?? company.trialEndsAt ?? now).toISOString().slice(0, 10)
    const over = company.deactivatedAt ? 'account' : 'trial'
    raiseEvent(tx, 'registration.reactivation-asked', { requestId: request.id, over, endedOn })
    await audit(company.id, { asked: true })
  })
  return null
}
