import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const agreementAudit: NounAudit = {
  things: { agreement: 'Agreements' },
  named: { agreement: 'name' },
  done: {
    'agreement/createAgreement': 'uploaded the agreement {}',
    'agreement/createContract': 'made the contract {}',
    'agreement/renameAgreement': 'renamed the agreement {}',
    'agreement/executeAgreement': 'executed the agreement {}',
    'agreement/trashAgreement': 'moved the agreement {} to the trash',
    'agreement/restoreAgreement': 'restored the agreement {}',
    'agreement/copy': 'made the executed copy of the agreement {}',
    'agreement/tell': 'was told of the contract {}',
  },
}
