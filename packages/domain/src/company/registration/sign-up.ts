import { z } from 'zod'
import { countries, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { companyName, licenceNumber } from '../company/company-name.ts'
import { type BusinessType, businessTypes, paymentModes } from '../company/kinds.ts'
import { isConfirmed, passwordFields, unconfirmed } from '../member/password.ts'
import { isPartnerTypeOf, type PartnerType, partnerTypes } from '../partnership/partner-types.ts'
import { deviceKey, TokenSet, verificationCode } from '../session/session.ts'
import { businessEmail } from './business-email.ts'
import { isPhone, phoneFields, phoneRefused } from './phone.ts'

const companyInfo = {
  companyName,
  businessType: oneOf(businessTypes),
  /** Refines the business type; without one the company is what that says. */
  partnerType: oneOf(partnerTypes).optional(),
  country: oneOf(countries),
  licenceNumber,
  paymentMode: oneOf(paymentModes),
  username: requiredText(80),
  title: z.string().trim().max(80),
}

interface Kind {
  readonly businessType: BusinessType
  readonly partnerType?: PartnerType | undefined
}

const isRefined = ({ businessType, partnerType }: Kind) =>
  partnerType === undefined || isPartnerTypeOf(partnerType, businessType)
const unrefined = { path: ['partnerType'], message: messages.parameterException }

/** The first page: what the company is, and who speaks for it. */
export const CompanyInfoForm = z.strictObject(companyInfo).refine(isRefined, unrefined).meta({ id: 'CompanyInfoForm' })

/** The second: where its mail goes, and that its terms were read. */
export const BusinessEmailForm = z.strictObject({
  email: businessEmail,
  hasAgreed: z.boolean().refine((hasAgreed) => hasAgreed, messages.required),
})

export const PhoneForm = z
  .strictObject(phoneFields)
  .refine(isPhone, phoneRefused)
  .meta({ id: 'PhoneForm', examples: [{ callingCode: '+44', number: '7700900123' }] })

export const PhoneCodeForm = z
  .strictObject({ ...phoneFields, code: verificationCode })
  .refine(isPhone, phoneRefused)
  .meta({ id: 'PhoneCodeForm', examples: [{ callingCode: '+44', number: '7700900123', code: '123456' }] })

/** Stands for a number that a code has proved. */
export const PhoneProof = z.object({ phoneTicket: z.string() }).meta({ id: 'PhoneProof' })

export const NewPasswordForm = z.strictObject(passwordFields).refine(isConfirmed, unconfirmed)

/** All of it. */
export const SignUpForm = z
  .strictObject({
    ...companyInfo,
    ...BusinessEmailForm.shape,
    ...passwordFields,
    phoneTicket: z.string(messages.required).min(1, messages.required).max(1000),
  })
  .refine(isRefined, unrefined)
  .refine(isConfirmed, unconfirmed)
  .meta({
    id: 'SignUpForm',
    examples: [
      {
        companyName: 'Saltmarsh Mutual',
        businessType: 'insurer',
        country: 'GB',
        licenceNumber: '900001',
        paymentMode: 'both',
        username: 'Rowan Ellery',
        title: 'Head of product',
        email: 'rowan@saltmarsh.example',
        hasAgreed: true,
        password: 'Reeds-in-the-wind-4',
        confirmation: 'Reeds-in-the-wind-4',
        phoneTicket: 'expired',
      },
    ],
  })

/** The key stays in the browser that signed up: opened there, the link asks for nothing more. */
export const LinkSent = z.object({ sentTo: z.string(), signUpKey: z.string() }).meta({ id: 'LinkSent' })

const signUpKey = z.string().max(200)
const token = z.string(messages.linkExpired).min(1, messages.linkExpired).max(300, messages.linkExpired)

export const SignUpKey = z.strictObject({ signUpKey }).meta({ examples: [{ signUpKey: 'unknown' }] })

export const SignUpLink = z
  .strictObject({ token, signUpKey: signUpKey.optional() })
  .meta({ id: 'SignUpLink', examples: [{ token: 'unknown' }] })

export const linkStates = ['valid', 'expired', 'confirmed', 'failed'] as const

/** What a link opens on. The company is named to the browser that signed up alone: others are asked for it. */
export const SignUpLinkInfo = z
  .object({
    state: z.enum(linkStates),
    sentTo: z.string().nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'SignUpLinkInfo' })

export const CompleteForm = z.strictObject({ companyName: requiredText(120), username: requiredText(80) })

export const CompleteSignUp = z
  .strictObject({
    token,
    signUpKey: signUpKey.optional(),
    companyName: CompleteForm.shape.companyName.optional(),
    username: CompleteForm.shape.username.optional(),
    deviceKey,
  })
  .meta({ id: 'CompleteSignUp', examples: [{ token: 'unknown' }] })

export const SignedUp = z
  .object({
    companyName: z.string(),
    email: z.string(),
    referenceNumber: z.string(),
    trialEndsAt: moment,
    /** In the browser that signed up, which is signed in by it; another signs in by itself. */
    tokens: TokenSet.nullable(),
  })
  .meta({ id: 'SignedUp' })

/** Is it fit to register with, and if not, why. */
export const Verdict = z.object({ isValid: z.boolean(), message: z.string().nullable() }).meta({ id: 'Verdict' })

const anyText = z.string().max(300)

/** Whatever was typed: the answer says what is wrong with it. */
export const CompanyCheck = z
  .strictObject({
    companyName: anyText.optional(),
    licence: z.strictObject({ country: oneOf(countries), number: anyText }).optional(),
    email: anyText.optional(),
    phone: z.strictObject({ callingCode: phoneFields.callingCode, number: anyText }).optional(),
  })
  .meta({ id: 'CompanyCheck', examples: [{ companyName: 'Saltmarsh Mutual' }] })

export const CompanyVerdicts = z
  .object({
    companyName: Verdict.optional(),
    licence: Verdict.optional(),
    email: Verdict.optional(),
    phone: Verdict.optional(),
  })
  .meta({ id: 'CompanyVerdicts' })

export const CompanyNameCheck = z
  .strictObject({ companyName: anyText })
  .meta({ examples: [{ companyName: 'Saltmarsh Mutual' }] })

export const ReactivationForm = z
  .strictObject({
    email: z
      .string(messages.emailMissing)
      .trim()
      .toLowerCase()
      .min(1, messages.emailMissing)
      .max(200, messages.emailNotValid),
    note: z.string().trim().max(500, 'Use 500 characters or fewer'),
  })
  .meta({ id: 'ReactivationForm', examples: [{ email: 'nobody@tarnbrook.example', note: '' }] })

export const UpgradeStatus = z
  .object({
    /** What the company pays for; none yet during a trial. */
    plan: z.string().nullable(),
    trialEndsAt: moment.nullable(),
    trialDaysLeft: z.int().nullable(),
    isTrialExpired: z.boolean(),
  })
  .meta({ id: 'UpgradeStatus' })

export type CompanyInfoForm = z.output<typeof CompanyInfoForm>
export type SignUpForm = z.output<typeof SignUpForm>
export type CompanyCheck = z.output<typeof CompanyCheck>
export type CompanyVerdicts = z.output<typeof CompanyVerdicts>
export type Verdict = z.output<typeof Verdict>
export type SignUpLinkInfo = z.output<typeof SignUpLinkInfo>
export type SignedUp = z.output<typeof SignedUp>
