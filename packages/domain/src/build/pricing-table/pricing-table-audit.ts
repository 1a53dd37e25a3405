import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const pricingTableAudit: NounAudit = {
  things: { pricing: 'Tables' },
  named: { pricing_table: 'name' },
  done: {
    'pricing/uploadTable': 'uploaded the table {}',
    'pricing/uploadVersion': 'uploaded a table version of {}',
    'pricing/identifyAgain': 'had the table {} read again',
    'pricing/saveMapping': 'said what the columns of the table {} mean',
    'pricing/correctCells': 'fixed cells of the table {}',
    'pricing/editRows': 'edited rows of the table {}',
    'pricing/activateVersion': 'activated a table version of {}',
    'pricing/downloadVersion': 'downloaded the table {}',
    'pricing/downloadMarked': 'downloaded the table {} with its wrong cells marked',
    'pricing/renameTable': 'renamed the table {}',
    'pricing/deleteTable': 'deleted the table {}',
    'pricing/deleteVersion': 'deleted a table version of {}',
    'pricing-table/identify': 'read the table {}',
    'pricing-table/convert': 'took the rows of the table {} in',
  },
}
