import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const documentAudit: NounAudit = {
  things: { document: 'Designs' },
  done: {
    'document/changeDocument': 'changed the design of {a design}',
    'document/lockDocument': 'began to edit {a design}',
    'document/unlockDocument': 'stopped editing {a design}',
    'document/saveVersion': 'saved a version of {a design}',
    'document/restoreVersion': 'went back to a version of {a design}',
  },
}
