import { localeOf } from '@coverwright/domain/base/language/language'
import { worded } from '@coverwright/domain/worded'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { members } from '../member/index.ts'
import { languageRead, mailIn } from '../member-mail/index.ts'

interface SignedIn {
  /** What is new about it. */
  readonly kind: 'device' | 'address'
  readonly address: string
  /** As the browser's time zone names it; it says so only after the sign-in. */
  readonly place?: string
}

/** Who knows the password and reads the code may still be somebody else: the person learns of it, if the account has it so. */
export async function tellOfSignIn(tx: WriteTx, memberId: string, signedIn: SignedIn, now: Date): Promise<void> {
  const { hasLoginNotification, timeZone } = await getOwnCompanyRow(tx)
  if (!hasLoginNotification) return
  const [member] = await tx.select().from(members).where(eq(members.id, memberId))
  if (!member) return
  const language = await languageRead(tx, member.email)
  const when = now.toLocaleString(localeOf(language), { timeZone, dateStyle: 'full', timeStyle: 'long' })
  const { kind, address, place } = signedIn
  const {
    title: subject,
    text,
    told,
  } = worded(`session.seen-${kind}`, {
    name: member.name,
    when,
    address: place ? `${address} (${place})` : address,
  })
  await mailIn(tx, language, { recipient: member.email, subject, text, told })
}
