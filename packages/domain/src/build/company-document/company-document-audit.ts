import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const companyDocumentAudit: NounAudit = {
  things: { companyDocument: 'Company documents' },
  named: { company_document: 'name' },
  done: {
    'companyDocument/uploadDocument': 'added the company document {}',
    'companyDocument/uploadVersion': 'added a version of the company document {}',
    'companyDocument/updateDocument': 'changed the company document {}',
    'companyDocument/deleteDocument': 'deleted a company document',
  },
}
