import type { Webhook } from '@coverwright/domain/reach/webhook/webhook'
import { columnsFor } from '../../../framework/list/columns-for.tsx'

type SortKey = 'name' | 'createdAt'

export const useWebhookColumns = columnsFor<Webhook, SortKey>('webhook', ({ name, status, mode, date }) => [
  name('name', { sortKey: 'name', detail: ({ address }) => address }),
  mode('mode'),
  status('state', (state) => state),
  date('createdAt', { sortKey: 'createdAt' }),
])
