import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const referralAudit: NounAudit = {
  things: { referral: 'Referred cases' },
  named: { referral: 'reference' },
  done: {
    'referral/acceptReferral': 'accepted the referred case {}',
    'referral/declineReferral': 'declined the referred case {}',
    'referral/saveReferralMail': 'changed the referral mail of the product {}',
    'referral/expire': 'ended the offer on the referred case {}',
  },
}
