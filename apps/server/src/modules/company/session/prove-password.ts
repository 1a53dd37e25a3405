import { fail } from '@coverwright/domain/errors'
import { isPassword } from '../../../platform/auth/password.ts'
import { hashOf } from '../../../platform/auth/secret.ts'
import type { PublicWriteContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { type Attempt, forgetAttempt, forgetAttemptsAt, giveBack, takeAttempts } from '../attempt/index.ts'
import { findOperator } from '../company/index.ts'
import { type Account, findAccount, getMemberInCompany, type MemberRow } from '../member/index.ts'
import { findPending } from '../registration/index.ts'
import { findDevice } from './open-session.ts'

interface Given {
  readonly email: string
  readonly password: string
  readonly deviceKey?: string | undefined
}

/** Whose password it is: a member's, or of somebody who signed up and has not opened the mailed link yet. */
type Proved = { readonly account: Account; readonly member: MemberRow } | 'unverified'

/**
 * One answer for an unknown address, a wrong password, one who is no longer registered, and too many tries; and the same
 * work, counted by the address that was given, whether it is anybody's or not.
 */
export async function provePassword(context: PublicWriteContext, given: Given): Promise<Proved> {
  const { door, enter, count, now } = context
  const email = given.email.toLowerCase()
  const { account, operatorId } = await door(async (tx) => ({
    account: await findAccount(tx, email),
    operatorId: await findOperator(tx),
  }))
  const place = account ?? { companyId: operatorId, memberId: operatorId }
  const { member, pending, device } = await findWhose(context, { account, place, email, deviceKey: given.deviceKey })
  const { own, shared } = attemptsOf(context, email, device)
  const isAllowed = await count(operatorId, (tx) => takeAttempts(tx, [own, ...shared], now))
  if (!isAllowed) return fail('session.incorrect')

  const { passwordHash } = (member?.state === 'registered' ? member : pending) ?? {}
  if (!(await isPassword(given.password, passwordHash))) {
    await enter(place, (_tx, audit) => audit(place.memberId, { refused: 'password' }))
    return fail('session.incorrect')
  }
  await count(operatorId, async (tx) => {
    await giveBack(tx, shared)
    await forgetAttempt(tx, own)
  })
  return account && member ? { account, member } : 'unverified'
}

interface Looked {
  readonly account: Account | undefined
  readonly place: Account
  readonly email: string
  readonly deviceKey: string | undefined
}

const findWhose = ({ read }: PublicWriteContext, { account, place, email, deviceKey }: Looked) =>
  read(place.companyId, async (tx) => ({
    member: account && (await getMemberInCompany(tx, account.memberId)),
    pending: account ? undefined : await findPending(tx, email),
    device: await findDevice(tx, place.memberId, deviceKey),
  }))

interface Tries {
  readonly own: Attempt
  /** Counted together with those of others. */
  readonly shared: readonly Attempt[]
}

/**
 * On a device the account knows only its own tries count: whoever guesses elsewhere, or at the same address, does not
 * keep its owner out.
 */
function attemptsOf({ caller }: PublicWriteContext, email: string, device: { readonly id: string } | undefined): Tries {
  const account = accountOf(email)
  if (device) return { own: { name: 'password.caller', account, caller: `device ${device.id}` }, shared: [] }
  const network = networkOf(caller.address)
  return {
    own: { name: 'password.caller', account, caller: network },
    shared: [
      { name: 'password.address', caller: network },
      { name: 'password.account', account },
    ],
  }
}

const accountOf = (email: string) => hashOf(email.toLowerCase())

/** A password that was set anew with a mailed code is its owner's doing: nothing they or others tried before counts. */
export async function forgetTries({ door, count }: PublicWriteContext, email: string): Promise<void> {
  await count(await door(findOperator), (tx) =>
    forgetAttemptsAt(tx, ['password.caller', 'password.account'], accountOf(email)),
  )
}
