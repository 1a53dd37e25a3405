import type { company } from '@coverwright/contract/company/company'
import { accountLimits } from '@coverwright/domain/company/account/account-limits'
import { fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import { z } from 'zod'
import { hashOf, isSecretOf, newSecret } from '../../../platform/auth/secret.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { type CompanyRow, companies, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { toAccount } from './internal.ts'

/** The address that was verified stays in use until the new one is written: there is one at a time. */
export const saveSenderEmail: HandlerOf<typeof company, 'saveSenderEmail'> = async (context, { email }) => {
  await lockOwnCompany(context.tx)
  const row = await getOwnCompanyRow(context.tx)
  if (row.senderEmail === email && row.senderVerifiedAt) {
    await context.audit(context.actor.companyId, { senderEmail: 'unchanged' })
    return toAccount(row, context.now)
  }
  return mailLink(context, row, email)
}

export const resendSenderEmail: HandlerOf<typeof company, 'resendSenderEmail'> = async (context) => {
  await lockOwnCompany(context.tx)
  const row = await getOwnCompanyRow(context.tx)
  if (!row.senderEmail) return fail('account.no-sender-email')
  if (row.senderVerifiedAt) return fail('account.sender-ready')
  return mailLink(context, row, row.senderEmail)
}

async function mailLink({ tx, actor, audit, now, ports }: WriteContext, row: CompanyRow, email: string) {
  if (row.senderSentAt && now.getTime() - row.senderSentAt.getTime() < accountLimits.senderResendMs)
    return fail('account.sent-lately')
  const secret = newSecret()
  await tx.update(companies).set({
    senderEmail: email,
    senderLinkHash: hashOf(secret),
    senderSentAt: now,
    senderExpiresAt: new Date(now.getTime() + accountLimits.senderLinkMs),
    senderVerifiedAt: null,
  })
  const link = ports.linkTo(`/email-verify-success?token=${actor.companyId}.${secret}`)
  const { title, text, told } = worded('account.sender-link', { company: row.name, link })
  await mailInLanguage(tx, { isSecret: true, recipient: email, subject: title, text, told })
  await audit(actor.companyId, { senderEmail: 'link sent' })
  return toAccount(await getOwnCompanyRow(tx), now)
}

const Token = z.tuple([z.uuid(), z.string().min(1)])

/** Unknown, foreign and replaced links answer the same. Opened twice, it is still verified. */
export const verifySenderEmail: HandlerOf<typeof company, 'verifySenderEmail'> = async (
  { read, enter, now },
  { token },
) => {
  const { data } = Token.safeParse(token.split('.'))
  if (!data) return fail('account.sender-failed')
  const [companyId, secret] = data
  // Looked at before anything is written: a made-up company has no row to write to.
  const found = await read(companyId, (tx) => tx.select().from(companies))
  if (!opens(found[0], secret)) return fail('account.sender-failed')
  return enter({ companyId, memberId: companyId }, async (tx, audit) => {
    await lockOwnCompany(tx)
    const row = await getOwnCompanyRow(tx)
    if (!opens(row, secret) || !row.senderEmail) return fail('account.sender-failed')
    if (!row.senderVerifiedAt && (!row.senderExpiresAt || row.senderExpiresAt <= now))
      return fail('account.sender-link-expired')
    await tx.update(companies).set({ senderVerifiedAt: row.senderVerifiedAt ?? now })
    publish(tx, { kind: 'company' })
    await audit(companyId, { senderEmail: 'verified' })
    return { email: row.senderEmail, companyName: row.name }
  })
}

const opens = (row: CompanyRow | undefined, secret: string) =>
  row?.senderLinkHash != null && isSecretOf(secret, row.senderLinkHash)
