import type { login } from '@coverwright/contract/company/login'
import { mayBecomePrimary, primaryTransferLimits } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { fail, refuse } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { worded } from '@coverwright/domain/worded'
import { isNull } from 'drizzle-orm'
import { isPassword } from '../../../platform/auth/password.ts'
import { hashOf, newSecret } from '../../../platform/auth/secret.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany, lockOwnCompany } from '../company/index.ts'
import { getMemberInCompany, maskedEmail, members } from '../member/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { countFailure } from '../session/index.ts'
import { primaryTransfers } from './tables.ts'

/** The primary user proves that it is them, and chooses who comes after. */
export const sendTransferMessage: HandlerOf<typeof login, 'sendTransferMessage'> = async (context, form) => {
  const { tx, actor, audit, now, grants, ports } = context
  if ((await grants).role !== 'primary') return fail('primary-transfer.only-primary')
  const to = (await selectRow(tx, members, form.memberId)) ?? fail('member.not-found')
  if (to.state !== 'registered' || !mayBecomePrimary(to.role)) return fail('primary-transfer.not-eligible')
  const from = await getMemberInCompany(tx, actor.memberId)
  if (from.restsUntil && from.restsUntil > now) return fail('session.account-rests')
  if (!(await isPassword(form.password, from.passwordHash))) {
    await countFailure(tx, from.id, now)
    await audit(from.id, { refused: 'password' })
    return refuse('session.password-incorrect', { password: messages.passwordIncorrect })
  }

  await lockOwnCompany(tx)
  // The newest is the one that works.
  await tx.update(primaryTransfers).set({ expiresAt: now }).where(isNull(primaryTransfers.doneAt))
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + primaryTransferLimits.lifeMs)
  const [row] = await tx
    .insert(primaryTransfers)
    .values({ fromMemberId: from.id, toMemberId: to.id, tokenHash: hashOf(secret), expiresAt })
    .returning()
  if (!row) throw new Error('The transfer was not saved')
  const { name: company } = await getOwnCompany(tx)
  const link = ports.linkTo(`/transfer-notice?token=${row.companyId}.${row.id}.${secret}`)
  const { title, text, told } = worded('primary-transfer.link', { from: from.name, to: to.name, company, link })
  await mailInLanguage(tx, { isSecret: true, recipient: to.email, subject: title, text, told })
  raiseEvent(tx, 'primary-transfer.asked', { transferId: row.id })
  await audit(row.id, { from: from.id, to: to.id })
  return { sentTo: maskedEmail(to.email), expiresAt: expiresAt.toISOString() }
}
