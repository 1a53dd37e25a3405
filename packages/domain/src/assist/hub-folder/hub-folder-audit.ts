import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const hubFolderAudit: NounAudit = {
  things: { hubFolder: 'Knowledge hub' },
  done: {
    'hubFolder/createFolder': 'made the folder {} of the knowledge hub',
    'hubFolder/updateFolder': 'changed the folder {} of the knowledge hub',
    'hubFolder/publishFolder': 'published the folder {} of the knowledge hub',
    'hubFolder/unpublishFolder': 'unpublished the folder {} of the knowledge hub',
    'hubFolder/deleteFolder': 'deleted the folder {} of the knowledge hub',
    'hubFolder/setAccess': 'changed which groups read the folder {} of the knowledge hub',
    'hubFolder/endDraft': { by: 'The product', says: 'deleted the draft folder {}, which nobody published' },
  },
}
