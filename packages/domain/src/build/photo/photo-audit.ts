import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const photoAudit: NounAudit = {
  things: { photo: 'Photos' },
  named: { photo: 'name' },
  done: {
    'photo/uploadPhoto': 'uploaded the photo {}',
    'photo/updatePhoto': 'changed the photo {}',
    'photo/deletePhoto': 'deleted the photo {}',
  },
}
