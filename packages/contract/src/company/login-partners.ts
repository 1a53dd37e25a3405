import {
  BindingCard,
  CompanyCard,
  PartnerInvitationForm,
  Partnership,
  PartnershipAnswer,
  PartnershipFilter,
  PartnershipPull,
  PartnerToken,
} from '@coverwright/domain/company/partnership/partnership'
import { anyone, call, can, reads } from '../call.ts'

const answering = [
  'partnership.not-found',
  'partnership.link-expired',
  'partnership.wrong-partner',
  'partnership.own-request',
  'partnership.not-open',
  'partnership.already-bound',
] as const

/** The calls of `login` about partners. */
export const partnerLoginCalls = {
  getBrokerList: call({
    access: reads('partners'),
    paged: ['state', 'partnerType', 'sentAt', 'answeredAt', 'createdAt'],
    input: PartnershipFilter,
    output: Partnership,
  }),
  /** By mail, or a listed insurer by its name. */
  sendInviteBrokerEmail: call({
    access: can('manage-partners'),
    audit: true,
    input: PartnerInvitationForm,
    output: Partnership,
    errors: [
      'partnership.wrong-partner',
      'partnership.insurer-name-wrong',
      'partnership.already-invited',
      'partnership.already-bound',
      'partnership.too-many-open',
    ],
  }),
  /** What a mailed link opens on. */
  getConnectCompanyInfo: call({
    access: anyone,
    input: PartnerToken,
    output: BindingCard,
    errors: ['partnership.link-expired'],
  }),
  /** The public card of the company behind such a link. */
  getCompanyInfo: call({
    access: anyone,
    input: PartnerToken,
    output: CompanyCard,
    errors: ['partnership.link-expired'],
  }),
  /** Accepts or refuses, by the link or in the hub. */
  connectBrokerInfo: call({
    access: can('manage-partners'),
    audit: true,
    input: PartnershipAnswer,
    output: Partnership,
    errors: answering,
  }),
  /** Accepts, and takes over what was chosen of the other company's public data: its colour, the contacts it shares. */
  getConnectAndPullCompanyInfo: call({
    access: can('manage-partners'),
    audit: true,
    input: PartnershipPull,
    output: Partnership,
    errors: answering,
  }),
}
