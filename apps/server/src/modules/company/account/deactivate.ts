import type { company } from '@coverwright/contract/company/company'
import { eraseDateOf } from '@coverwright/domain/company/account/account-limits'
import { fail, refuse } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { isPassword } from '../../../platform/auth/password.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { companies, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { countFailure, endAllSessions } from '../session/index.ts'
import { eraseAccount } from './jobs.ts'

export interface Published {
  /** Whether anything of the company can be reached. */
  readonly isAnythingReached: (tx: ReadTx) => Promise<boolean>
}

/** Nobody signs in from this moment on. What the company made is kept for a year. */
export const deactivateAccountWith =
  ({ isAnythingReached }: Published): HandlerOf<typeof company, 'deactivateAccount'> =>
  async ({ tx, actor, audit, now }, { password }) => {
    await lockOwnCompany(tx)
    // Asked twice at once: the first has ended the session of the second.
    if ((await getOwnCompanyRow(tx)).deactivatedAt) return fail('not-signed-in')
    const member = await getMemberInCompany(tx, actor.memberId)
    if (member.restsUntil && member.restsUntil > now) return fail('session.account-rests')
    if (!(await isPassword(password, member.passwordHash))) {
      await countFailure(tx, member.id, now)
      await audit(member.id, { refused: 'password' })
      return refuse('account.password-incorrect', { password: messages.passwordIncorrect })
    }
    if (await isAnythingReached(tx)) return fail('company.still-published')

    const erasedAfter = eraseDateOf(now)
    await tx.update(companies).set({ deactivatedAt: now })
    await endAllSessions(tx, now)
    await enqueue(tx, eraseAccount, {}, { startAfter: erasedAfter, singletonKey: 'erase' })
    raiseEvent(tx, 'account.deactivated', { memberId: member.id, erasedAfter: erasedAfter.toISOString().slice(0, 10) })
    await audit(actor.companyId, { deactivated: true })
    return { erasedAfter: erasedAfter.toISOString() }
  }
