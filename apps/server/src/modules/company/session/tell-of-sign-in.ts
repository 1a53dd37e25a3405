import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { sendMail } from '../../../platform/outbox/send.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { members } from '../member/index.ts'

interface SignedIn {
  /** What is new about it. */
  readonly kind: 'device' | 'address'
  readonly address: string
  /** As the browser's time zone names it; it says so only after the sign-in. */
  readonly place?: string
}

const words = {
  device: {
    subject: 'You signed in on a new device',
    happened: 'Your account was signed in to on a device it was not used on before',
  },
  address: {
    subject: 'You signed in from a new address',
    happened: 'Your account was signed in to from an address it was not used from before',
  },
} as const

/** Who knows the password and reads the code may still be somebody else: the person learns of it, if the account has it so. */
export async function tellOfSignIn(tx: WriteTx, memberId: string, signedIn: SignedIn, now: Date): Promise<void> {
  const { hasLoginNotification, timeZone, country } = await getOwnCompanyRow(tx)
  if (!hasLoginNotification) return
  const [member] = await tx.select().from(members).where(eq(members.id, memberId))
  if (!member) return
  const locale = country === 'US' ? 'en-US' : 'en-GB'
  const when = now.toLocaleString(locale, { timeZone, dateStyle: 'full', timeStyle: 'long' })
  const { kind, address, place } = signedIn
  const { subject, happened } = words[kind]
  await sendMail(tx, {
    recipient: member.email,
    subject,
    text: [
      `Hello ${member.name},`,
      `${happened}: ${when}, from the address ${address}${place ? ` (${place})` : ''}.`,
      'If that was not you, change your password at once: whoever it is, is signed out by it.',
    ].join('\n\n'),
  })
}
