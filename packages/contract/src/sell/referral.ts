import { idOf } from '@coverwright/domain/fields'
import { HolderQuestion } from '@coverwright/domain/sell/policy/find-policy'
import {
  DeclineForm,
  Referral,
  ReferralDetail,
  ReferralFilter,
  ReferralRef,
  ReferredPlan,
  TermsForm,
} from '@coverwright/domain/sell/referral/referral'
import { ReferralCount } from '@coverwright/domain/sell/referral/referral-count'
import { ReferralMail, ReferralMailForm } from '@coverwright/domain/sell/referral/referral-mail'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('customer-management-center')
const deciding = { access: can('underwrite'), audit: true } as const

/** Cases that the underwriting rules hand to a person. */
export const referral = group('referral', {
  listReferrals: call({
    access,
    paged: ['reference', 'state', 'createdAt', 'decidedAt'],
    input: ReferralFilter,
    output: Referral,
    errors: ['product.not-found'],
  }),
  getReferral: call({ access, input: ReferralRef, output: ReferralDetail, errors: ['referral.not-found'] }),
  /** Of somebody, by the address they asked with. */
  countReferrals: call({ access, input: HolderQuestion, output: ReferralCount }),
  /** What the plans would cost on these terms. Nothing is kept. */
  previewTerms: call({
    access,
    input: TermsForm,
    output: z.array(ReferredPlan),
    errors: ['referral.not-found', 'referral.no-such-plan'],
  }),
  /** The customer is told by mail, with a link to go on. */
  acceptReferral: call({
    ...deciding,
    input: TermsForm,
    output: ReferralDetail,
    errors: [
      'referral.not-found',
      'referral.decided',
      'referral.no-such-plan',
      'referral.not-insured',
      'customer.erased',
    ],
  }),
  /** The customer is told by mail, with the reason. */
  declineReferral: call({
    ...deciding,
    input: DeclineForm,
    output: ReferralDetail,
    errors: ['referral.not-found', 'referral.decided', 'customer.erased'],
  }),
  getReferralMail: call({
    access,
    input: z.strictObject({ productId: idOf('product') }),
    output: ReferralMail,
    errors: ['product.not-found'],
  }),
  saveReferralMail: call({
    ...deciding,
    isLive: true,
    input: ReferralMailForm,
    output: ReferralMail,
    errors: ['product.not-found', 'product.in-trash'],
  }),
})
