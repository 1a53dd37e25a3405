import type { Language } from '@coverwright/domain/base/language/language'
import { languageOf } from '@coverwright/domain/company/company/company-language'
import { toldIn } from '@coverwright/domain/told/told-in'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type Mail, sendMail } from '../../../platform/outbox/send.ts'
import { getOwnCompany } from '../company/index.ts'
import { members } from '../member/index.ts'

/** What a member of the company reads; that of its country for whoever has chosen none, or is no member. */
export async function languageRead(tx: ReadTx, email: string): Promise<Language> {
  const [member] = await tx
    .select({ language: members.language })
    .from(members)
    .where(eq(members.email, email.toLowerCase()))
  return member?.language ?? languageOf[(await getOwnCompany(tx)).country]
}

/** What the product itself writes, worded in English. */
export const mailIn = (tx: WriteTx, language: Language, mail: Mail) =>
  sendMail(tx, { ...mail, subject: toldIn(language, mail.subject), text: toldIn(language, mail.text) })

export const mailInLanguage = async (tx: WriteTx, mail: Mail) =>
  mailIn(tx, await languageRead(tx, mail.recipient), mail)
