import type { hubFolderEvents } from '@coverwright/domain/assist/hub-folder/hub-folder-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { hubFolders } from './tables.ts'

export const hubFolderTells: StandardMessages<keyof typeof hubFolderEvents> = {
  'hub-folder.draft-ending': {
    news: async ({ tx }, { folderId }) => {
      const folder = await selectRow(tx, hubFolders, folderId)
      if (folder?.state !== 'draft') return []
      const { title } = worded('hub-folder.draft-ending', { folder: folder.productName })
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Knowledge hub', link: `/pia?folder=${folderId}` })
    },
  },
  'hub-folder.draft-deleted': {
    news: async ({ tx }, { files }) => {
      const { title } = worded('hub-folder.draft-deleted', { files: String(files) })
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Knowledge hub', link: '/pia' })
    },
  },
}
