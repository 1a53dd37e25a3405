import { OwnPasswordForm, ResetCodeSent } from '@coverwright/domain/company/session/password-reset'
import { RefreshForm, TokenSet } from '@coverwright/domain/company/session/session'
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
  /** A code to one's own address, for who is signed in and does not know the password. */
  forgetPassword: call({
    access: member,
    audit: true,
    input: z.strictObject({}),
    output: ResetCodeSent,
    errors: ['session.code-sent-lately'],
  }),
  updatePassword: call({
    access: member,
    audit: true,
    input: OwnPasswordForm,
    output: z.null(),
    errors: ['session.password-incorrect', 'session.account-rests'],
  }),
})
