import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const customerAudit: NounAudit = {
  things: { customer: 'Customers' },
  done: {
    'customer/addNote': 'wrote a note about a customer',
    'customer/resendDocuments': 'sent a customer the documents of a policy again',
    'customer/exportCustomer': 'exported the data of a customer',
    'customer/eraseCustomer': 'erased the data of a customer',
    'customer/cancelPolicy': 'cancelled the policy {}',
  },
}
