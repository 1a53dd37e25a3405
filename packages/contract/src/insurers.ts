import {
  InvitationCard,
  InvitationToken,
  InvitedAccount,
  InvitedRegistration,
} from '@coverwright/domain/invitation/invitation'
import { anyone, call, group } from './call.ts'

export const insurers = group('insurers', {
  /** Opens an invitation link. */
  getCreatUserTokenInfo: call({
    access: anyone,
    input: InvitationToken,
    output: InvitationCard,
    errors: ['invitation.link-expired', 'invitation.already-confirmed'],
  }),
  /** An invited person registers, with the invited address only. */
  creatCompanyUser: call({
    access: anyone,
    audit: true,
    input: InvitedRegistration,
    output: InvitedAccount,
    errors: [
      'invitation.link-expired',
      'invitation.already-confirmed',
      'invitation.unconfirmed',
      'invitation.other-email',
      'invitation.email-registered',
    ],
  }),
})
