import { hubFolderLifecycle } from '@coverwright/domain/assist/hub-folder/hub-folder-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const folderStatuses = statusesOf(hubFolderLifecycle, {
  draft: 'draft',
  published: 'published',
  unpublished: 'unpublished',
})
