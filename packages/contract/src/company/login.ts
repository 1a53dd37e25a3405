import { CompanyProfile, CompanyProfileForm } from '@coverwright/domain/company/company/company-profile'
import {
  Invitation,
  InvitationCard,
  InvitationForm,
  InvitationToken,
  LinkedInvitation,
  LinkState,
  TrialInvitationForm,
} from '@coverwright/domain/company/invitation/invitation'
import { ProfileChange, UserData } from '@coverwright/domain/company/member/member'
import { EmailForm, MemberType, TeamMember } from '@coverwright/domain/company/member/team'
import {
  CompanyCheck,
  CompanyNameCheck,
  CompanyVerdicts,
  CompleteSignUp,
  LinkSent,
  PhoneCodeForm,
  PhoneForm,
  PhoneProof,
  ReactivationForm,
  SignedUp,
  SignUpForm,
  SignUpKey,
  SignUpLink,
  SignUpLinkInfo,
  UpgradeStatus,
  Verdict,
} from '@coverwright/domain/company/registration/sign-up'
import {
  ResetCodeForm,
  ResetCodeSent,
  ResetForm,
  ResetPasswordForm,
  ResetProof,
} from '@coverwright/domain/company/session/password-reset'
import {
  CodeSent,
  DeviceForm,
  DeviceTicket,
  SignInAddress,
  SignInForm,
  SignInOutcome,
  SignInPlace,
  TokenSet,
} from '@coverwright/domain/company/session/session'
import { DomainType } from '@coverwright/domain/variant'
import { z } from 'zod'
import { anyone, call, can, group, member } from '../call.ts'
import { partnerLoginCalls } from './login-partners.ts'
import { primaryTransferLoginCalls } from './login-primary-transfer.ts'
import { supportLoginCalls } from './login-support.ts'

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
    errors: [
      'session.incorrect',
      'session.access-ended',
      'session.email-unverified',
      'session.trial-expired',
      'session.account-deactivated',
    ],
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
    errors: ['session.ticket-expired', 'session.code-invalid', 'session.code-expired', 'session.account-deactivated'],
  }),
  /** Where a sign-in came from, told by the browser right after it. */
  saveIpAddressInfo: call({ access: member, audit: true, input: SignInPlace, output: SignInAddress }),
  getDomainType: call({ access: anyone, input: z.strictObject({}), output: DomainType }),
  getUserData: call({ isPersonal: true, access: member, input: z.strictObject({}), output: UserData }),
  /** All that a company says of itself. */
  getCompanyData: call({ access: can('company-profile'), input: z.strictObject({}), output: CompanyProfile }),
  updateCompany: call({
    access: can('company-profile'),
    audit: true,
    input: CompanyProfileForm,
    output: CompanyProfile,
    errors: ['company.name-taken', 'company.licence-taken'],
  }),
  updateUserData: call({ access: member, audit: true, input: ProfileChange, output: UserData }),
  // Signing up, in order.
  getBlacklist: call({ access: anyone, input: z.strictObject({}), output: z.array(z.string()) }),
  checkCompanyInfo: call({ access: anyone, input: CompanyCheck, output: CompanyVerdicts }),
  getCompanyExists: call({ access: anyone, input: CompanyNameCheck, output: Verdict }),
  sendRegisterPhoneCode: call({
    access: anyone,
    audit: true,
    input: PhoneForm,
    output: CodeSent,
    errors: ['session.code-sent-lately'],
  }),
  verifyRegisterPhoneCode: call({
    access: anyone,
    audit: true,
    input: PhoneCodeForm,
    output: PhoneProof,
    errors: ['session.code-invalid', 'session.code-expired'],
  }),
  sendInviteCompanyEmail: call({
    access: anyone,
    audit: true,
    input: SignUpForm,
    output: LinkSent,
    errors: [
      'registration.phone-unverified',
      'registration.sent-lately',
      'registration.company-registered',
      'registration.licence-registered',
      'registration.email-registered',
    ],
  }),
  /** The link once more, to the same address. */
  resendInviteCompanyEmail: call({
    access: anyone,
    audit: true,
    input: SignUpKey,
    output: z.object({ sentTo: z.string() }),
    errors: ['registration.link-expired', 'registration.sent-lately'],
  }),
  parseCompanyToken: call({ access: anyone, input: SignUpLink, output: SignUpLinkInfo }),
  saveCompanyData: call({
    access: anyone,
    audit: true,
    input: CompleteSignUp,
    output: SignedUp,
    errors: [
      'registration.link-expired',
      'registration.already-confirmed',
      'registration.verification-failed',
      'registration.details-incorrect',
      'registration.company-registered',
      'registration.licence-registered',
      'registration.email-registered',
    ],
  }),
  referenceNumber: call({
    access: member,
    input: z.strictObject({}),
    output: z.object({ referenceNumber: z.string() }),
  }),
  getCompanyUpgradeStatus: call({ access: member, input: z.strictObject({}), output: UpgradeStatus }),
  /** Of a company whose trial is over. The answer is the same whether there is one or not. */
  requestReactivation: call({ access: anyone, audit: true, input: ReactivationForm, output: z.null() }),
  // A forgotten password.
  forgetPasswordV2: call({
    access: anyone,
    audit: true,
    input: ResetForm,
    output: ResetCodeSent,
    errors: ['session.code-sent-lately'],
  }),
  verifyForgetCodeV2: call({
    access: anyone,
    audit: true,
    input: ResetCodeForm,
    output: ResetProof,
    errors: ['session.code-invalid', 'session.code-expired'],
  }),
  updatePasswordV2: call({
    access: anyone,
    audit: true,
    input: ResetPasswordForm,
    output: z.null(),
    errors: ['session.code-expired'],
  }),
  // Bringing people in.
  sendSecondaryUserEmail: call({
    access: can('users'),
    audit: true,
    input: InvitationForm,
    output: Invitation,
    errors: [...inviting, 'role.not-found', 'role.for-standard-only', 'group.not-found'],
  }),
  inviteTrialUser: call({
    showsSecret: true,
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
  ...partnerLoginCalls,
  ...primaryTransferLoginCalls,
  ...supportLoginCalls,
})
