import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const postPhotoAudit: NounAudit = {
  things: { postPhoto: 'Photos of posts' },
  done: {
    'postPhoto/uploadPhoto': 'added the photo {} for posts',
    'postPhoto/updatePhoto': 'changed the name or description of the photo {} for posts',
    'postPhoto/approvePhoto': 'approved the photo {} for posts',
    'postPhoto/revokePhoto': 'took back the approval of the photo {} for posts',
    'postPhoto/rejectPhoto': 'rejected the photo {} for posts',
    'postPhoto/restorePhoto': 'restored the photo {} for posts',
    'postPhoto/deletePhoto': 'deleted the photo {} for posts',
  },
}
