import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isDeactivated, isTrialOver } from '../company/index.ts'
import { issueTicket } from './device-ticket.ts'
import { findDevice, openSession, trustDevice } from './open-session.ts'
import { provePassword } from './prove-password.ts'

/** What is said besides *incorrect* is said to whoever gave the right password alone. */
export const signIn: HandlerOf<typeof login, 'landingV2'> = async (context, { email, password, deviceKey }) => {
  const { read, enter, now, caller, ports } = context
  const proved = await provePassword(context, { email, password, deviceKey })
  if (proved === 'unverified') return fail('session.email-unverified')
  const { account, member } = proved
  if (member.accessEndsAt && member.accessEndsAt <= now) return fail('session.access-ended')
  if (await read(account.companyId, isDeactivated)) return fail('session.account-deactivated')
  if (await read(account.companyId, (tx) => isTrialOver(tx, now))) return fail('session.trial-expired')

  return enter(account, async (tx, audit) => {
    const known = await findDevice(tx, member.id, deviceKey)
    const device = known ?? (member.isAnyDeviceTrusted ? await trustDevice(tx, member.id, deviceKey) : undefined)
    if (!device) {
      await audit(member.id, { waitsFor: 'device code' })
      return { outcome: 'new-device', ticket: await issueTicket(ports.tokens, account) }
    }
    const { sessionId, tokens } = await openSession(tx, ports.tokens, { account, device, ...caller, now })
    await audit(sessionId)
    return { outcome: 'signed-in', tokens }
  })
}
