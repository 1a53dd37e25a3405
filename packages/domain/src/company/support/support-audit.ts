import { type NounAudit, visitor } from '../../base/audit/noun-audit.ts'

export const supportAudit: NounAudit = {
  things: { support: 'Support' },
  done: {
    'login/sendContactUsEmail': visitor('wrote to us'),
    'support/sendRequest': 'wrote to support',
  },
}
