import { z } from 'zod'
import { idOf, moment, webAddress } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { businessEmail } from '../registration/business-email.ts'
import { senderEmailLifecycle } from './sender-email.ts'

const appStore = 'Enter a link of the App Store, such as https://apps.apple.com/app/id123456789'
const googlePlay = 'Enter a link of Google Play, such as https://play.google.com/store/apps/details?id=com.example'

const linkTo = (host: string, message: string) =>
  webAddress.refine((text) => text === '' || URL.parse(text)?.hostname === host, message)

/** What is set for the whole account. */
export const AccountForm = z
  .strictObject({
    appStoreLink: linkTo('apps.apple.com', appStore),
    googlePlayLink: linkTo('play.google.com', googlePlay),
    /** A mail to whoever signs in on a device for the first time. */
    hasLoginNotification: z.boolean(),
  })
  .meta({
    id: 'AccountForm',
    examples: [
      {
        appStoreLink: 'https://apps.apple.com/app/id123456789',
        googlePlayLink: '',
        hasLoginNotification: true,
      },
    ],
  })

export const Account = z
  .object({
    ...AccountForm.shape,
    senderEmail: z
      .object({ address: z.string(), state: z.enum(senderEmailLifecycle.states), expiresAt: moment.nullable() })
      .nullable(),
  })
  .meta({ id: 'Account' })

export const SenderEmailForm = z
  .strictObject({ email: businessEmail })
  .meta({ id: 'SenderEmailForm', examples: [{ email: 'hello@saltmarsh.example' }] })

export const SenderEmailLink = z
  .strictObject({ token: z.string(messages.required).min(1, messages.required).max(300) })
  .meta({ examples: [{ token: 'expired' }] })

/** What the page behind the link says. */
export const VerifiedSender = z.object({ email: z.string(), companyName: z.string() }).meta({ id: 'VerifiedSender' })

export const DeactivationForm = z
  .strictObject({ password: z.string(messages.passwordMissing).min(1, messages.passwordMissing).max(200) })
  .meta({ id: 'DeactivationForm', examples: [{ password: 'Only-tests-know-1' }] })

export const Deactivated = z.object({ erasedAfter: moment }).meta({ id: 'Deactivated' })

/** A company that asks for its trial to go on, or for its account to be opened again. */
export const Reactivation = z
  .object({
    id: idOf('reactivation'),
    companyName: z.string(),
    referenceNumber: z.string(),
    askedBy: z.string(),
    note: z.string(),
    createdAt: moment,
    grantedAt: moment.nullable(),
  })
  .meta({ id: 'Reactivation' })

export const ReactivationFilter = z.strictObject({ isOpen: z.boolean().optional() })
export const ReactivationRef = z.strictObject({ id: idOf('reactivation') })

export type Account = z.output<typeof Account>
export type Reactivation = z.output<typeof Reactivation>
