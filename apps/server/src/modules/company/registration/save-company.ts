import type { login } from '@coverwright/contract/company/login'
import { companyNameKey } from '@coverwright/domain/company/company/company-key'
import { timeZoneOf } from '@coverwright/domain/company/company/time-zones'
import { registrationLimits, trialEndOf } from '@coverwright/domain/company/registration/registration-limits'
import { type ErrorCode, fail } from '@coverwright/domain/errors'
import { eq, sql } from 'drizzle-orm'
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { PublicWriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { createCompany, findOperator } from '../company/index.ts'
import { type Account, members } from '../member/index.ts'
import { openSession, trustDevice } from '../session/index.ts'
import { findByLink } from './internal.ts'
import { type SignUpRow, signUps } from './tables.ts'

/** Makes the company and its primary user of a sign-up whose link was opened. */
export const saveCompany: HandlerOf<typeof login, 'saveCompanyData'> = async (context, answers) => {
  const operatorId = await context.door(findOperator)
  const operator = { companyId: operatorId, memberId: operatorId }
  // A wrong answer must be counted: its transaction commits, and only then is the call refused.
  const opened = await context.enter(operator, async (tx, audit) => {
    const verdict = await openLink(tx, answers, context.now)
    await audit(operatorId, typeof verdict === 'string' ? { refused: verdict } : { opened: verdict.id })
    return verdict
  })
  if (typeof opened === 'string') return fail(opened)

  const company = await createFrom(context, opened, answers.deviceKey)
  await context.enter(operator, async (tx, audit) => {
    // It is the company's from now on; the operator keeps only that the link was used.
    await tx
      .update(signUps)
      .set({ confirmedAt: context.now, passwordHash: null, form: null, email: '' })
      .where(eq(signUps.id, opened.id))
    await audit(opened.id, { confirmed: true })
  })
  return company
}

interface Complete extends SignUpRow {
  readonly form: NonNullable<SignUpRow['form']>
  readonly isOwnBrowser: boolean
}
type Answers = Parameters<typeof saveCompany>[1]

/** The sign-up behind the link, or why it is not opened. */
async function openLink(tx: WriteTx, answers: Answers, now: Date): Promise<Complete | ErrorCode> {
  const found = await findByLink(tx, answers, 'update')
  if (!found) return 'registration.verification-failed'
  const { signUp, isOwnBrowser } = found
  const { form } = signUp
  if (signUp.confirmedAt || !form) return 'registration.already-confirmed'
  if (isSpent(signUp, now)) return 'registration.link-expired'
  if (!isOwnBrowser && !isAnswered(form, answers)) {
    await tx
      .update(signUps)
      .set({ tries: sql`${signUps.tries} + 1` })
      .where(eq(signUps.id, signUp.id))
    return 'registration.details-incorrect'
  }
  return { ...signUp, form, isOwnBrowser }
}

export const isSpent = ({ expiresAt, tries }: SignUpRow, now: Date) =>
  expiresAt <= now || tries >= registrationLimits.detailTries

/**
 * On another device the link alone is not enough: whoever signed up with somebody else's address would only have to
 * wait for its owner to press it.
 */
const isAnswered = (form: Complete['form'], { companyName = '', username = '' }: Answers) =>
  companyNameKey(companyName) === companyNameKey(form.companyName) &&
  companyNameKey(username) === companyNameKey(form.username)

/** The sign-up's id becomes the company's: a link opened twice at once finds its company made. */
async function createFrom(context: PublicWriteContext, signUp: Complete, deviceKey: string | undefined) {
  const { enter, now } = context
  const { id, email, passwordHash, form, isOwnBrowser } = signUp
  const memberId = newId()
  const { companyName, username, title, phone, ...details } = form
  try {
    return await enter({ companyId: id, memberId }, async (tx, audit) => {
      const trialEndsAt = trialEndOf(now)
      const { referenceNumber } = await createCompany(tx, {
        ...details,
        id,
        name: companyName,
        contactNumber: phone,
        officialEmail: email,
        // The link that led here was mailed to it: a second one would prove nothing more.
        senderEmail: email,
        senderVerifiedAt: now,
        timeZone: timeZoneOf[details.country],
        themeColour: null,
        trialEndsAt,
      })
      await tx.insert(members).values({ id: memberId, email, name: username, title, role: 'primary', passwordHash })
      raiseEvent(tx, 'registration.done', { memberId })
      // It chose the password and had the mail: a code would prove neither once more.
      const tokens = isOwnBrowser ? await signInHere(tx, context, { companyId: id, memberId }, deviceKey) : null
      await audit(id, { signedUp: true })
      return { companyName, email, referenceNumber, trialEndsAt: trialEndsAt.toISOString(), tokens }
    })
  } catch (error) {
    const code = refusals[violatedConstraint(error) ?? '']
    if (code) return fail(code)
    throw error
  }
}

async function signInHere(tx: WriteTx, context: PublicWriteContext, account: Account, deviceKey: string | undefined) {
  const { ports, caller, now } = context
  const device = await trustDevice(tx, account.memberId, deviceKey)
  const { tokens } = await openSession(tx, ports.tokens, { account, device, ...caller, now })
  return tokens
}

/** Two at once: one wins, and the other is told what it lost. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  company_name_key: 'registration.company-registered',
  company_licence_key: 'registration.licence-registered',
  member_email: 'registration.email-registered',
  company_pkey: 'registration.already-confirmed',
}
