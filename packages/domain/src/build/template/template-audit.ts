import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const templateAudit: NounAudit = {
  things: { template: 'Templates' },
  done: {
    'template/createTemplate': 'made the template {}',
    'template/copyTemplate': 'made the template {} from another',
    'template/resetTemplate': 'put the template {} back to what it was copied from',
    'template/renameTemplate': 'renamed the template {}',
    'template/removeTemplate': 'moved the template {} to the trash',
    'template/seed': 'put the templates that the product brings on offer',
    'template/restoreTemplate': 'restored the template {} from the trash',
    'template/deleteTemplate': 'deleted the template {} for ever',
    'template/publishTemplate': 'published the template {}',
    'template/bindTemplate': 'put the template {} to use',
    'template/unbindTemplate': 'took the template {} out of use',
    'template/uploadForm': 'made the template {} of a PDF form',
    'template/uploadNextForm': 'uploaded another PDF form for the template {}',
    'template/sendTest': 'had the template {} sent to themselves',
  },
}
