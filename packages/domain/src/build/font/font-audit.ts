import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const fontAudit: NounAudit = {
  things: { font: 'Fonts' },
  named: { font: 'family' },
  done: {
    'font/uploadFont': 'uploaded the font {}',
    'font/updateFont': 'changed the font {}',
    'font/deleteFont': 'deleted the font {}',
  },
}
