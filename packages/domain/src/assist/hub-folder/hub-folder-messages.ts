import { message } from '../../base/message/message.ts'

export const hubFolderMessages = {
  'hub-folder.draft-ending': message(
    { folder: 'Pet Lifetime' },
    { title: 'The draft folder {{folder}} is deleted in two days unless you publish it', text: [] },
  ),
  'hub-folder.draft-deleted': message(
    { files: '2' },
    { title: 'A draft folder of the knowledge hub was deleted after 7 days, with its files: {{files}}', text: [] },
  ),
} as const
