import {
  InvitationCard,
  InvitationToken,
  InvitedAccount,
  InvitedRegistration,
} from '@coverwright/domain/company/invitation/invitation'
import {
  Insurer,
  InsurerFilter,
  Listing,
  Partnership,
  PartnershipEnd,
  PartnershipRef,
  PartnershipView,
  PaymentModeProposal,
  ProposalAnswer,
} from '@coverwright/domain/company/partnership/partnership'
import { z } from 'zod'
import { anyone, call, can, group, reads } from '../call.ts'

const changing = { access: can('manage-partners'), audit: true } as const

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
  /** Insurers and MGAs that can be asked to be a partner. */
  insurersList: call({ access: reads('partners'), paged: ['name', 'country'], input: InsurerFilter, output: Insurer }),
  getPartnership: call({
    access: reads('partners'),
    input: PartnershipRef,
    output: PartnershipView,
    errors: ['partnership.not-found'],
  }),
  resendPartnership: call({
    ...changing,
    input: PartnershipRef,
    output: Partnership,
    errors: [
      'partnership.not-found',
      'partnership.not-own-request',
      'partnership.not-open',
      'partnership.by-name',
      'partnership.sent-lately',
    ],
  }),
  revokePartnership: call({
    ...changing,
    input: PartnershipRef,
    output: Partnership,
    errors: ['partnership.not-found', 'partnership.not-own-request', 'partnership.not-open'],
  }),
  endPartnership: call({
    ...changing,
    input: PartnershipEnd,
    output: Partnership,
    errors: ['partnership.not-found', 'partnership.not-active'],
  }),
  /** Asks the other side for another payment mode. */
  proposePaymentMode: call({
    ...changing,
    input: PaymentModeProposal,
    output: Partnership,
    errors: ['partnership.not-found', 'partnership.not-active', 'partnership.same-mode'],
  }),
  answerPaymentMode: call({
    ...changing,
    input: ProposalAnswer,
    output: Partnership,
    errors: [
      'partnership.not-found',
      'partnership.not-active',
      'partnership.nothing-proposed',
      'partnership.own-request',
    ],
  }),
  /** Whether brokers who look for an insurer find the company. */
  getListing: call({ access: reads('partners'), input: z.strictObject({}), output: Listing }),
  updateListing: call({ ...changing, input: Listing, output: Listing }),
})
