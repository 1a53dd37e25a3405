import type { login } from '@coverwright/contract/login'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { isPassword } from '../../platform/auth/password.ts'
import type { PublicContext } from '../../platform/http/context.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { findOperator, isDeactivated, isTrialOver } from '../company/index.ts'
import { findAccount, getMemberInCompany, members } from '../member/index.ts'
import { findPending } from '../registration/index.ts'
import { countFailure } from './count-failure.ts'
import { issueTicket } from './device-ticket.ts'
import { findDevice, openSession, trustDevice } from './open-session.ts'

export const signIn: HandlerOf<typeof login, 'landingV2'> = async (context, { email, password, deviceKey }) => {
  const { door, read, enter, now, caller, ports } = context
  const account = await door((tx) => findAccount(tx, email))
  const member = account && (await read(account.companyId, (tx) => getMemberInCompany(tx, account.memberId)))
  const pending = account ? undefined : await findUnverified(context, email)
  // Once, whoever it is: the time it takes must not tell which addresses are known.
  const { passwordHash } = (member?.state === 'registered' ? member : pending) ?? {}
  const isRight = await isPassword(password, passwordHash)
  if (pending && isRight) return fail('session.email-unverified')
  if (!account || !member) return fail('session.incorrect')
  if (member.restsUntil && member.restsUntil > now) return fail('session.account-rests')
  if (!isRight) {
    await enter(account, async (tx, audit) => {
      await countFailure(tx, member.id, now)
      await audit(member.id, { refused: 'password' })
    })
    return fail('session.incorrect')
  }
  if (member.accessEndsAt && member.accessEndsAt <= now) return fail('session.access-ended')
  if (await read(account.companyId, isDeactivated)) return fail('session.account-deactivated')
  if (await read(account.companyId, (tx) => isTrialOver(tx, now))) return fail('session.trial-expired')

  return enter(account, async (tx, audit) => {
    await tx.update(members).set({ failedSignIns: 0, restsUntil: null }).where(eq(members.id, member.id))
    const known = await findDevice(tx, member.id, deviceKey)
    const device = known ?? (member.isAnyDeviceTrusted ? await trustDevice(tx, member.id, deviceKey) : undefined)
    if (!device) {
      await audit(member.id, { waitsFor: 'device code' })
      return { outcome: 'new-device', ticket: await issueTicket(ports.tokens, account) }
    }
    const { sessionId, tokens } = await openSession(tx, ports.tokens, { account, device, address: caller.address, now })
    await audit(sessionId)
    return { outcome: 'signed-in', tokens }
  })
}

/** Signed up, and the link in the mail not opened yet. */
async function findUnverified({ door, read }: PublicContext, email: string) {
  const operatorId = await door(findOperator)
  return read(operatorId, (tx) => findPending(tx, email.toLowerCase()))
}
