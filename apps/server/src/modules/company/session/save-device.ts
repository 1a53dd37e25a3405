import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isDeactivated } from '../company/index.ts'
import { tryCode } from '../one-time-code/index.ts'
import { openTicket } from './device-ticket.ts'
import { openSession, trustDevice } from './open-session.ts'
import { tellOfSignIn } from './tell-of-sign-in.ts'

export const saveDevice: HandlerOf<typeof login, 'saveUserEquipment'> = async (
  context,
  { ticket, code, deviceKey },
) => {
  const { read, enter, now, caller, ports } = context
  const account = await openTicket(ports.tokens, ticket)
  if (await read(account.companyId, isDeactivated)) return fail('session.account-deactivated')
  // A wrong guess must be counted: its transaction commits, and only then is the call refused.
  const outcome = await enter(account, async (tx, audit) => {
    const verdict = await tryCode(tx, { subject: account.memberId, purpose: 'new-device', now }, code)
    if (verdict !== 'right') {
      await audit(account.memberId, { refused: `code ${verdict}` })
      return verdict
    }
    const device = await trustDevice(tx, account.memberId, deviceKey)
    const { sessionId, tokens } = await openSession(tx, ports.tokens, { account, device, ...caller, now })
    await tellOfSignIn(tx, account.memberId, { kind: 'device', address: caller.address }, now)
    await audit(sessionId, { deviceId: device.id })
    return tokens
  })
  if (outcome === 'wrong') return fail('session.code-invalid')
  return outcome === 'expired' ? fail('session.code-expired') : outcome
}
