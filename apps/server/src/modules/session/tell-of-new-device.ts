import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import type { Caller } from '../../platform/http/context.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { members } from '../member/index.ts'
import { sendMail } from '../outbox/index.ts'

/** Who knows the password and reads the code may still be somebody else: the person learns of it, if the account has it so. */
export async function tellOfNewDevice(tx: WriteTx, memberId: string, { address }: Caller, now: Date): Promise<void> {
  const { hasLoginNotification, timeZone, country } = await getOwnCompanyRow(tx)
  if (!hasLoginNotification) return
  const [member] = await tx.select().from(members).where(eq(members.id, memberId))
  if (!member) return
  const locale = country === 'US' ? 'en-US' : 'en-GB'
  const when = now.toLocaleString(locale, { timeZone, dateStyle: 'full', timeStyle: 'long' })
  await sendMail(tx, {
    recipient: member.email,
    subject: 'You signed in on a new device',
    text: [
      `Hello ${member.name},`,
      `Your account was signed in to on a device it was not used on before: ${when}, from the address ${address}.`,
      'If that was not you, change your password at once: whoever it is, is signed out by it.',
    ].join('\n\n'),
  })
}
