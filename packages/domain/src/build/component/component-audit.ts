import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const componentAudit: NounAudit = {
  things: { component: 'Components' },
  named: { component: 'name' },
  done: {
    'component/createComponent': 'made the component {}',
    'component/updateComponent': 'changed the component {}',
    'component/submitComponent': 'submitted the component {} for approval',
    'component/takeBackComponent': 'took the component {} back from approval',
    'component/approveComponent': 'approved the component {}',
    'component/rejectComponent': 'rejected the component {}',
    'component/lockComponent': 'locked or unlocked the component {}',
    'component/deleteComponent': 'deleted the component {}',
  },
}
