import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const fileTemplateAudit: NounAudit = {
  things: { fileTemplate: 'Files of the document centre' },
  done: {
    'fileTemplate/uploadFileTemplate': 'added the file {} to the document centre',
    'fileTemplate/uploadFileTemplateVersion': 'added a version to the file {}',
    'fileTemplate/updateFileTemplate': 'changed the file {}',
    'fileTemplate/useFileTemplate': 'put the file {} among the company documents',
    'fileTemplate/deleteFileTemplate': 'deleted the file {}',
  },
}
