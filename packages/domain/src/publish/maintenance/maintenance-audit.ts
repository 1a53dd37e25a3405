import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const maintenanceAudit: NounAudit = {
  things: { maintenance: 'Maintenance' },
  named: { document_replacement: 'title' },
  done: {
    'maintenance/openPortal': 'opened the maintenance portal',
    'maintenance/issueKey': 'issued a security key',
    'maintenance/replaceDocument': 'replaced the document {}',
    'maintenance/replace-at-partner': { by: 'The provider', says: 'replaced a document of the product {}' },
    'maintenance/suspendReplacement': 'put off replacing the document {}',
    'maintenance/resumeReplacement': 'went on with replacing the document {}',
    'maintenance/planWindow': 'planned a time in which sites are back soon',
    'maintenance/cancelWindow': 'called off a time in which sites are back soon',
  },
}
