import type { Language } from '@coverwright/domain/base/language/language'
import { languageOf } from '@coverwright/domain/company/company/company-language'
import { wordedIn } from '@coverwright/domain/told/worded-in'
import type { Told } from '@coverwright/domain/worded'
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

interface ToldMail extends Mail {
  readonly told?: Told | undefined
}

/** What was worded in English, in another language; what the product has not worded goes as it is. */
export function mailIn(tx: WriteTx, language: Language, { told, ...mail }: ToldMail) {
  if (!told) return sendMail(tx, mail)
  const { title, text } = wordedIn(language, told)
  return sendMail(tx, { ...mail, subject: title, text })
}

export const mailInLanguage = async (tx: WriteTx, mail: ToldMail) =>
  mailIn(tx, await languageRead(tx, mail.recipient), mail)
