import type { login } from '@coverwright/contract/login'
import { fail } from '@coverwright/domain/errors'
import { sessionLimits } from '@coverwright/domain/session/session-limits'
import { eq } from 'drizzle-orm'
import { isPassword } from '../../platform/auth/password.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { findAccount, getMemberInCompany, type MemberRow, members } from '../member/index.ts'
import { issueTicket } from './device-ticket.ts'
import { findDevice, openSession, trustNewDevice } from './open-session.ts'

export const signIn: HandlerOf<typeof login, 'landingV2'> = async (context, { email, password, deviceKey }) => {
  const { door, read, enter, now, caller, ports } = context
  const account = await door((tx) => findAccount(tx, email))
  const member = account && (await read(account.companyId, (tx) => getMemberInCompany(tx, account.memberId)))
  const isRight = await isPassword(password, member?.state === 'registered' ? member.passwordHash : undefined)
  if (!account || !member) return fail('session.incorrect')
  if (member.restsUntil && member.restsUntil > now) return fail('session.account-rests')
  if (!isRight) {
    await enter(account, async (tx, audit) => {
      await countFailure(tx, member, now)
      await audit(member.id, { refused: 'password' })
    })
    return fail('session.incorrect')
  }
  if (member.accessEndsAt && member.accessEndsAt <= now) return fail('session.access-ended')

  return enter(account, async (tx, audit) => {
    await tx.update(members).set({ failedSignIns: 0, restsUntil: null }).where(eq(members.id, member.id))
    const known = await findDevice(tx, member.id, deviceKey)
    const device = known ?? (member.isAnyDeviceTrusted ? await trustNewDevice(tx, member.id) : undefined)
    if (!device) {
      await audit(member.id, { waitsFor: 'device code' })
      return { outcome: 'new-device', ticket: await issueTicket(ports.tokens, account) }
    }
    const { sessionId, tokens } = await openSession(tx, ports.tokens, { account, device, address: caller.address, now })
    await audit(sessionId)
    return { outcome: 'signed-in', tokens }
  })
}

/** After too many wrong passwords the account rests, whoever it was that guessed. */
async function countFailure(tx: WriteTx, { id, failedSignIns }: MemberRow, now: Date) {
  const failures = failedSignIns + 1
  const rests = failures >= sessionLimits.signInTries
  await tx
    .update(members)
    .set({
      failedSignIns: rests ? 0 : failures,
      restsUntil: rests ? new Date(now.getTime() + sessionLimits.signInRestMs) : null,
    })
    .where(eq(members.id, id))
}
