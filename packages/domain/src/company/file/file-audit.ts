import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const fileAudit: NounAudit = {
  things: { file: 'Files', upload: 'Files' },
  named: { stored_file: 'name' },
  done: {
    'upload/uploadFile': 'uploaded the file {}',
    'file/serve': 'handed out a file',
  },
}
