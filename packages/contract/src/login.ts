import {
  Invitation,
  InvitationCard,
  InvitationForm,
  InvitationToken,
  LinkedInvitation,
  LinkState,
  TrialInvitationForm,
} from '@coverwright/domain/invitation/invitation'
import { ProfileForm, UserData } from '@coverwright/domain/member/member'
import { EmailForm, MemberType, TeamMember } from '@coverwright/domain/member/team'
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
import { anyone, call, can, group, member } from './call.ts'

const inviting = [
  'invitation.email-registered',
  'invitation.already-invited',
  'member.not-below',
  'member.is-primary',
  'member.grants-too-much',
  'member.too-many-standard',
] as const

export const login = group('login', {
  landingV2: call({
    access: anyone,
    audit: true,
    input: SignInForm,
    output: SignInOutcome,
    errors: ['session.incorrect', 'session.account-rests', 'session.access-ended'],
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
  sendSecondaryUserEmail: call({
    access: can('users'),
    audit: true,
    input: InvitationForm,
    output: Invitation,
    errors: [...inviting, 'role.not-found', 'role.for-standard-only', 'group.not-found'],
  }),
  inviteTrialUser: call({
    access: can('users'),
    audit: true,
    input: TrialInvitationForm,
    output: LinkedInvitation,
    errors: inviting,
  }),
  verifyLinkOutOfDate: call({ access: anyone, input: InvitationToken, output: LinkState }),
  /** An invited admin confirms. */
  afterInviteAction: call({
    access: anyone,
    audit: true,
    input: InvitationToken,
    output: InvitationCard,
    errors: ['invitation.link-expired', 'invitation.already-confirmed'],
  }),
  getUserInfoByEmail: call({ access: can('users'), input: EmailForm, output: TeamMember, errors: ['member.absent'] }),
  getUserType: call({ access: can('users'), input: EmailForm, output: MemberType }),
})
