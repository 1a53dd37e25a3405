import { type NounAudit, visitor } from '../../base/audit/noun-audit.ts'

export const invitationAudit: NounAudit = {
  things: { invitation: 'Invitations' },
  done: {
    'insurers/creatCompanyUser': 'registered by an invitation',
    'login/sendSecondaryUserEmail': 'invited somebody',
    'login/inviteTrialUser': 'made a link for a trial user',
    'login/afterInviteAction': visitor('confirmed an invitation'),
    'permission/invitation/inviteMany': 'invited many people at once',
    'permission/invitation/readList': 'read a list of people from a file',
    'permission/invitation/resendInvitation': 'sent an invitation again',
    'permission/invitation/revokeInvitation': 'revoked an invitation',
  },
}
