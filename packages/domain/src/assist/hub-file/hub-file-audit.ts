import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const hubFileAudit: NounAudit = {
  things: { hubFile: 'Files of the knowledge hub' },
  done: {
    'hubFile/uploadFile': 'added the file {} to the knowledge hub',
    'hubFile/replaceFile': 'replaced the file {} of the knowledge hub',
    'hubFile/restoreFile': 'put the previous version of the file {} back',
    'hubFile/updateFile': 'changed the name or category of the file {}',
    'hubFile/deleteFile': 'deleted the file {} of the knowledge hub',
  },
}
