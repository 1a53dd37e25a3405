import { z } from 'zod'
import { messages } from '../../messages.ts'
import { isConfirmed, passwordFields, unconfirmed } from '../member/password.ts'
import { CodeSent, verificationCode } from './session.ts'

const email = z
  .string(messages.emailMissing)
  .trim()
  .toLowerCase()
  .min(1, messages.emailMissing)
  .max(200, messages.emailNotValid)

export const ResetForm = z
  .strictObject({ email })
  .meta({ id: 'ResetForm', examples: [{ email: 'nobody@tarnbrook.example' }] })

const ticket = z.string(messages.required).min(1, messages.required).max(1000)

/** Whoever asked for the code is given a ticket for it: nobody else can guess at it, or use up its guesses. */
export const ResetCodeSent = CodeSent.extend({ codeTicket: z.string() }).meta({ id: 'ResetCodeSent' })

export const ResetCodeForm = z
  .strictObject({ codeTicket: ticket, code: verificationCode })
  .meta({ id: 'ResetCodeForm', examples: [{ codeTicket: 'expired', code: '123456' }] })

/** Stands for a code that was right, until the password is set. */
export const ResetProof = z.object({ resetTicket: z.string() }).meta({ id: 'ResetProof' })

/** What the page of the new password asks, all at once. */
export const NewPasswordWithCodeForm = z
  .strictObject({ code: verificationCode, ...passwordFields })
  .refine(isConfirmed, unconfirmed)

export const ResetPasswordForm = z
  .strictObject({ resetTicket: ticket, ...passwordFields })
  .refine(isConfirmed, unconfirmed)
  .meta({
    id: 'ResetPasswordForm',
    examples: [{ resetTicket: 'expired', password: 'Reeds-in-the-wind-4', confirmation: 'Reeds-in-the-wind-4' }],
  })

/** One's own, signed in. */
export const OwnPasswordForm = z
  .strictObject({
    oldPassword: z.string(messages.passwordMissing).min(1, messages.passwordMissing).max(200, messages.passwordFormat),
    ...passwordFields,
  })
  .refine(isConfirmed, unconfirmed)
  .meta({
    id: 'OwnPasswordForm',
    examples: [
      {
        oldPassword: 'Only-tests-know-1',
        password: 'Reeds-in-the-wind-4',
        confirmation: 'Reeds-in-the-wind-4',
      },
    ],
  })
