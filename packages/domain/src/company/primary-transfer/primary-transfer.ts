import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { assignableRoles, type Role } from '../member/roles.ts'
import { verificationCode } from '../session/session.ts'

export const primaryTransferLimits = {
  /** Of the link, of signing in by password instead, and of the code. */
  lifeMs: 15 * 60_000,
  /** What the notice says a trial lasts at most; the company's own ends when it ends, whoever is its primary user. */
  trialDays: 30,
} as const

/** Somebody who looks around for a while does not become the one who answers for the company. */
export const mayBecomePrimary = (role: Role) => (assignableRoles as readonly Role[]).includes(role)

const password = z.string(messages.passwordMissing).min(1, messages.passwordMissing).max(200, messages.passwordFormat)
const email = z.string(messages.emailMissing).trim().toLowerCase().min(1, messages.emailMissing).max(200)
const token = z.string(messages.linkExpired).min(1, messages.linkExpired).max(300, messages.linkExpired)
const ticket = z.string(messages.linkExpired).min(1, messages.linkExpired).max(1000, messages.linkExpired)

export const TransferForm = z
  .strictObject({ memberId: idOf('member'), password })
  .meta({ id: 'TransferForm', examples: [{ password: 'Only-tests-know-1' }] })

export const TransferSent = z.object({ sentTo: z.string(), expiresAt: moment }).meta({ id: 'TransferSent' })

/** By the mailed link, or by the password of whoever it was mailed to. */
export const TransferOpening = z
  .strictObject({ token: token.optional(), email: email.optional(), password: password.optional() })
  .refine(({ token: link, email: address }) => (link === undefined) !== (address === undefined), {
    path: ['token'],
    message: messages.linkExpired,
  })
  .refine(({ email: address, password: given }) => address === undefined || given !== undefined, {
    path: ['password'],
    message: messages.passwordMissing,
  })
  .meta({ id: 'TransferOpening', examples: [{ token: 'unknown' }] })

/** What the page of the password asks. */
export const TransferSignIn = z.strictObject({ email, password })

/** What the one who hands over is from then on: a secondary user. */
export const afterwards = 'standard'

/** What is handed over, by whom, and what becomes of them. */
export const TransferCard = z
  .object({
    companyName: z.string(),
    fromName: z.string(),
    toName: z.string(),
    /** What the primary user becomes. */
    fromRoleName: z.string(),
    expiresAt: moment,
    /** Stands for the link or password until the code is proved. */
    ticket: z.string(),
  })
  .meta({ id: 'TransferCard' })

export const TransferTicket = z
  .strictObject({ ticket })
  .meta({ id: 'TransferTicket', examples: [{ ticket: 'expired' }] })

export const TransferCode = z
  .strictObject({ ticket, code: verificationCode })
  .meta({ id: 'TransferCode', examples: [{ ticket: 'expired', code: '123456' }] })

/** Stands for a code that was right. */
export const TransferProof = z.object({ proof: z.string() }).meta({ id: 'TransferProof' })

export const TransferOrder = z
  .strictObject({ proof: ticket })
  .meta({ id: 'TransferOrder', examples: [{ proof: 'expired' }] })

export const Transferred = z.object({ companyName: z.string() }).meta({ id: 'Transferred' })

export type TransferCard = z.output<typeof TransferCard>
