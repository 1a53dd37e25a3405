import type { login } from '@coverwright/contract/company/login'
import { registrationErrors } from '@coverwright/domain/company/registration/registration-errors'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import type { SignUpForm } from '@coverwright/domain/company/registration/sign-up'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { fail } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '../../../platform/auth/password.ts'
import { hashOf, newSecret } from '../../../platform/auth/secret.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { mayAskRegistered, mayMail } from '../attempt/index.ts'
import { findOperator, isLicenceTaken, isNameTaken } from '../company/index.ts'
import { findAccount, maskedEmail } from '../member/index.ts'
import { findByKey, forgetOld, mailLink, newLink } from './internal.ts'
import { provedPhone } from './phone-code.ts'
import { PendingCompany, type SignUpRow, signUps } from './tables.ts'

/**
 * Keeps the filled-in form and mails the link that makes a company of it. A name is nobody's until then: otherwise
 * anyone could keep a company out by typing its name.
 */
export const sendLink: HandlerOf<typeof login, 'sendInviteCompanyEmail'> = async (context, form) => {
  const { door, enter, now, ports } = context
  const phone = (await provedPhone(ports.tokens, form.phoneTicket)) ?? fail('registration.phone-unverified')
  if (!(await mayAskRegistered(context))) return fail('too-many-requests')
  const operatorId = await door(async (tx) => {
    await refuseTaken(tx, form)
    return findOperator(tx)
  })
  if (!(await mayMail(context, 'sign-up', form.email))) return fail('registration.sent-lately')
  const id = newId()
  const link = newLink(now)
  const key = newSecret()
  const passwordHash = await hashPassword(form.password)
  return enter({ companyId: operatorId, memberId: operatorId }, async (tx, audit) => {
    await forgetOld(tx, now)
    await tx.insert(signUps).values({
      id,
      ...link.columns,
      email: form.email,
      keyHash: hashOf(key),
      passwordHash,
      form: PendingCompany.parse({ ...form, phone }),
      createdAt: now,
    })
    await mailLink(tx, ports.linkTo, { id, ...form }, link.secret)
    await audit(id)
    return { sentTo: maskedEmail(form.email), signUpKey: `${id}.${key}` }
  })
}

/** Early, so that nobody waits for a mail in vain; what decides is the constraint when the company is made. */
async function refuseTaken(tx: ReadTx, form: SignUpForm) {
  if (await isNameTaken(tx, form.companyName))
    fail('registration.company-registered', { companyName: messages.companyRegistered })
  if (await isLicenceTaken(tx, form)) {
    const code = 'registration.licence-registered'
    fail(code, { licenceNumber: registrationErrors[code].message })
  }
  if (await findAccount(tx, form.email)) fail('registration.email-registered', { email: messages.emailRegistered })
}

export const resendLink: HandlerOf<typeof login, 'resendInviteCompanyEmail'> = async (context, { signUpKey }) => {
  const { door, read, enter, now, ports } = context
  const operatorId = await door(findOperator)
  const { email } = resendable(await read(operatorId, (tx) => findByKey(tx, signUpKey)), now)
  if (!(await mayMail(context, 'sign-up', email))) return fail('registration.sent-lately')
  return enter({ companyId: operatorId, memberId: operatorId }, async (tx, audit) => {
    const signUp = resendable(await findByKey(tx, signUpKey, 'update'), now)
    const { secret, columns } = newLink(now)
    await tx
      .update(signUps)
      .set({ ...columns, sentCount: sql`${signUps.sentCount} + 1`, tries: 0 })
      .where(eq(signUps.id, signUp.id))
    await mailLink(tx, ports.linkTo, { id: signUp.id, email, ...signUp.form }, secret)
    await audit(signUp.id)
    return { sentTo: maskedEmail(email) }
  })
}

function resendable(signUp: SignUpRow | undefined, now: Date) {
  if (!signUp?.form || signUp.confirmedAt) return fail('registration.link-expired')
  const isTooSoon = now.getTime() - signUp.sentAt.getTime() < sessionLimits.resendMs
  if (isTooSoon || signUp.sentCount >= registrationLimits.linksADay) return fail('registration.sent-lately')
  return { ...signUp, form: signUp.form }
}
