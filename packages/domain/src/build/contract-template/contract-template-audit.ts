import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const contractTemplateAudit: NounAudit = {
  things: { contractTemplate: 'Contract templates' },
  done: {
    'contractTemplate/makeContract': 'made a contract from a template',
  },
}
