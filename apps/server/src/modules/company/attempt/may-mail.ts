import type { AttemptName } from '@coverwright/domain/company/session/attempt-limits'
import { hashOf } from '../../../platform/auth/secret.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator } from '../company/index.ts'
import { takeAttempts } from './take-attempts.ts'

/** What is mailed to whoever somebody not signed in names. */
type MailKind = 'reset-password' | 'sign-up' | 'contact'

/** Whether one more may be sent: nobody's mailbox is filled by strangers, and those of one address fill few. */
export async function mayMail(context: PublicContext, kind: MailKind, email: string): Promise<boolean> {
  const { door, count, now, caller } = context
  const account = hashOf(`${kind} ${email.toLowerCase()}`)
  const network = networkOf(caller.address)
  const attempts = [
    { name: 'mail.caller', account, caller: network },
    { name: 'mail.recipient', account },
    { name: 'mail.address', caller: network },
  ] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}

/** The same where the recipient has given the password: for them only the codes that were made are counted. */
export const mayMailFrom = (context: PublicContext) => mayFrom(context, 'mail.address')

/** Signing up says whether an address is registered, and whoever asks for many is not signing up. */
export const mayAskRegistered = (context: PublicContext) => mayFrom(context, 'registered.address')

async function mayFrom({ door, count, now, caller }: PublicContext, name: AttemptName): Promise<boolean> {
  const attempt = { name, caller: networkOf(caller.address) }
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, [attempt], now))
}

interface ShopMail {
  readonly applicationId: string
  readonly email: string
  /** The network address of who typed it. */
  readonly from: string
}

/** Whether a shop may write to an address that was only typed into it: nobody must have strangers written to in its name. */
export async function mayMailFromShop({ door, count }: WaysIn, { applicationId, email, from }: ShopMail, now: Date) {
  const attempts = [
    { name: 'shop-mail.application', account: applicationId },
    { name: 'shop-mail.recipient', account: hashOf(email.toLowerCase()) },
    { name: 'shop-mail.address', caller: networkOf(from) },
  ] as const
  return count(await door(findOperator), (operatorTx) => takeAttempts(operatorTx, attempts, now))
}
