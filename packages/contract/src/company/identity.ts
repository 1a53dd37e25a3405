import { ChangedEmail, EmailLink, EmailLinkSent, OwnEmailForm } from '@coverwright/domain/company/session/change-email'
import { OwnPasswordForm, ResetCodeSent } from '@coverwright/domain/company/session/password-reset'
import { RefreshForm, TokenSet } from '@coverwright/domain/company/session/session'
import { DeviceRef, SessionRef, SignIns, SignOutEverywhereForm } from '@coverwright/domain/company/session/sign-ins'
import { z } from 'zod'
import { anyone, call, group, member } from '../call.ts'

export const identity = group('identity', {
  getUser: call({
    access: member,
    isPersonal: true,
    input: z.strictObject({}),
    output: z.object({ subId: z.string(), email: z.string(), name: z.string() }).meta({ id: 'Identity' }),
  }),
  refreshToken: call({
    access: anyone,
    audit: true,
    input: RefreshForm,
    output: TokenSet,
    errors: ['session.refresh-refused'],
  }),
  signOut: call({ access: member, audit: true, input: z.strictObject({}), output: z.null() }),
  /** Where one is signed in, and which devices are asked for no code. */
  getSignIns: call({ access: member, isPersonal: true, input: z.strictObject({}), output: SignIns }),
  /** One's own, somewhere else or here. */
  endSession: call({ access: member, audit: true, input: SessionRef, output: z.null(), errors: ['session.not-found'] }),
  /** Ends what is signed in there too; the next sign-in there asks for a code. */
  forgetDevice: call({
    access: member,
    audit: true,
    input: DeviceRef,
    output: z.null(),
    errors: ['session.device-not-found'],
  }),
  /** Here too: no token works after it, on any server. */
  signOutEverywhere: call({ access: member, audit: true, input: SignOutEverywhereForm, output: z.null() }),
  /** A code to one's own address, for who is signed in and does not know the password. */
  forgetPassword: call({
    access: member,
    audit: true,
    input: z.strictObject({}),
    output: ResetCodeSent,
    errors: ['session.code-sent-lately'],
  }),
  /** Mails a link to the new address. What is answered does not tell whether that has an account. */
  changeEmail: call({
    access: member,
    audit: true,
    input: OwnEmailForm,
    output: EmailLinkSent,
    errors: [
      'session.password-incorrect',
      'session.account-rests',
      'session.email-unchanged',
      'session.code-sent-lately',
    ],
  }),
  /** By the link: whoever opened it reads mail there. */
  confirmEmail: call({
    access: anyone,
    audit: true,
    input: EmailLink,
    output: ChangedEmail,
    errors: ['session.email-link-expired', 'session.email-taken'],
  }),
  updatePassword: call({
    access: member,
    audit: true,
    input: OwnPasswordForm,
    output: z.null(),
    errors: ['session.password-incorrect', 'session.account-rests'],
  }),
})
