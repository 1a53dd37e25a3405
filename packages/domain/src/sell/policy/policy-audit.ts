import { customer, type NounAudit } from '../../base/audit/noun-audit.ts'

export const policyAudit: NounAudit = {
  things: { policy: 'Policies' },
  named: { policy: 'number' },
  done: {
    'policy/correctPolicy': 'corrected the policy {}',
    'policy/documents': 'made the documents of the policy {}',
    'policy/page': customer('opened the page of a policy'),
  },
}
