import type { insurers } from '@coverwright/contract/company/insurers'
import type { login } from '@coverwright/contract/company/login'
import type { permission } from '@coverwright/contract/company/permission'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { confirmInvitation } from './confirm-invitation.ts'
import { inviteMany } from './invite-many.ts'
import { inviteTrialUser } from './invite-trial-user.ts'
import { listInvitations } from './list-invitations.ts'
import { openInvitation, verifyLink } from './open-invitation.ts'
import { readList } from './read-list.ts'
import { registerInvited } from './register-invited.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { sendInvitation } from './send-invitation.ts'

export const invitationLoginCalls = {
  sendSecondaryUserEmail: sendInvitation,
  inviteTrialUser,
  verifyLinkOutOfDate: verifyLink,
  afterInviteAction: confirmInvitation,
} satisfies Partial<HandlersOf<typeof login>>

export const invitationPermissionCalls = {
  'invitation/getInvitationList': listInvitations,
  'invitation/inviteMany': inviteMany,
  'invitation/readList': readList,
  'invitation/resendInvitation': resendInvitation,
  'invitation/revokeInvitation': revokeInvitation,
} satisfies Partial<HandlersOf<typeof permission>>

export const invitationInsurersCalls = {
  getCreatUserTokenInfo: openInvitation,
  creatCompanyUser: registerInvited,
} satisfies Partial<HandlersOf<typeof insurers>>
