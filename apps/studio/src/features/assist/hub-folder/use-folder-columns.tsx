import type { HubFolder } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { IconFolder } from '@tabler/icons-react'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { folderStatuses } from './folder-statuses.ts'

type SortKey = 'productName' | 'state' | 'createdAt' | 'updatedAt'

export const useFolderColumns = columnsFor<HubFolder, SortKey>('hub-folder', ({ name, text, count, status, ago }) => [
  name('productName', {
    sortKey: 'productName',
    detail: ({ description }) => description || null,
    icon: () => (
      <Tile tone="neutral">
        <IconFolder size={15} />
      </Tile>
    ),
  }),
  text('displayName', { width: 200 }),
  count('files'),
  status('state', (state) => folderStatuses[state], { sortKey: 'state' }),
  ago('updatedAt', { header: 'changed', sortKey: 'updatedAt' }),
])
