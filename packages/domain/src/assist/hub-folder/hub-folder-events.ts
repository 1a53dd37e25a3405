import { event, eventField } from '../../base/event/event.ts'

export const hubFolderEvents = {
  'hub-folder.draft-ending': event({
    about: 'A draft folder of the knowledge hub is deleted in two days unless it is published',
    audience: ['leaders'],
    isMandatory: false,
    fields: { folderId: eventField.id() },
  }),
  'hub-folder.draft-deleted': event({
    about: 'A draft folder of the knowledge hub was deleted: nobody published it for seven days',
    audience: ['leaders'],
    isMandatory: false,
    fields: { files: eventField.count() },
  }),
} as const
