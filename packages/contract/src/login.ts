import { ProfileForm, UserData } from '@coverwright/domain/member/member'
import {
  CodeSent,
  DeviceForm,
  DeviceTicket,
  SignInForm,
  SignInOutcome,
  TokenSet,
} from '@coverwright/domain/session/session'
import { DomainType } from '@coverwright/domain/variant'
import { z } from 'zod'
import { anyone, call, group, member } from './call.ts'

export const login = group('login', {
  landingV2: call({
    access: anyone,
    audit: true,
    input: SignInForm,
    output: SignInOutcome,
    errors: ['session.incorrect', 'session.account-rests'],
  }),
  sendNewDeviceCode: call({
    access: anyone,
    audit: true,
    input: DeviceTicket,
    output: CodeSent,
    errors: ['session.ticket-expired', 'session.code-sent-lately'],
  }),
  saveUserEquipment: call({
    access: anyone,
    audit: true,
    input: DeviceForm,
    output: TokenSet,
    errors: ['session.ticket-expired', 'session.code-invalid', 'session.code-expired'],
  }),
  getDomainType: call({ access: anyone, input: z.strictObject({}), output: DomainType }),
  getUserData: call({ access: member, input: z.strictObject({}), output: UserData }),
  updateUserData: call({ access: member, audit: true, input: ProfileForm, output: UserData }),
})
