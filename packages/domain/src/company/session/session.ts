import { z } from 'zod'
import { moment } from '../../fields.ts'
import { messages } from '../../messages.ts'

/** Kept by the browser once a code proved the device; absent on a new one. */
export const deviceKey = z.string().max(200).optional()

export const SignInForm = z
  .strictObject({
    email: z.string(messages.emailMissing).trim().min(1, messages.emailMissing).max(200, messages.emailNotValid),
    password: z.string(messages.passwordMissing).min(1, messages.passwordMissing).max(200, messages.passwordFormat),
    deviceKey,
  })
  .meta({ id: 'SignInForm', examples: [{ email: 'nobody@tarnbrook.example', password: 'Wrong-passw0rd' }] })

export const TokenSet = z
  .object({
    accessToken: z.string(),
    /** What the authorization header carries. */
    idToken: z.string(),
    refreshToken: z.string(),
    deviceKey: z.string(),
  })
  .meta({ id: 'TokenSet' })

export const SignInOutcome = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), tokens: TokenSet }),
    /** The ticket stands for the password that was right; a code mailed for it completes the sign-in. */
    z.object({ outcome: z.literal('new-device'), ticket: z.string() }),
  ])
  .meta({ id: 'SignInOutcome' })

const ticket = z.string(messages.required).min(1, messages.required).max(1000)

export const DeviceTicket = z.strictObject({ ticket }).meta({ examples: [{ ticket: 'expired' }] })

export const CodeSent = z.object({ sentTo: z.string(), expiresAt: moment }).meta({ id: 'CodeSent' })

export const verificationCode = z
  .string(messages.required)
  .trim()
  .regex(/^\d{6}$/, messages.codeInvalid)

export const DeviceForm = z
  .strictObject({ ticket, code: verificationCode, deviceKey })
  .meta({ id: 'DeviceForm', examples: [{ ticket: 'expired', code: '123456' }] })

export const SignInPlace = z
  .strictObject({ place: z.string().trim().max(100) })
  .meta({ id: 'SignInPlace', examples: [{ place: 'Europe/London' }] })

export const SignInAddress = z.object({ address: z.string(), place: z.string() }).meta({ id: 'SignInAddress' })

export const RefreshForm = z
  .strictObject({ refreshToken: z.string().min(1).max(200), deviceKey: z.string().min(1).max(200) })
  .meta({ id: 'RefreshForm', examples: [{ refreshToken: 'unknown', deviceKey: 'unknown' }] })

export type TokenSet = z.output<typeof TokenSet>
export type SignInOutcome = z.output<typeof SignInOutcome>
export type SignInForm = z.output<typeof SignInForm>
