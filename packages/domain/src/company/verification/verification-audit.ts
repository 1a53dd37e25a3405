import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const verificationAudit: NounAudit = {
  things: { verification: 'Verification' },
  named: { company_review: 'company_name' },
  done: {
    'verification/openDocument': 'opened a document of {a company}',
    'verification/decide': 'decided on the documents of {a company}',
    'verification/grantReactivation': 'opened the account of {a company} again',
  },
}
