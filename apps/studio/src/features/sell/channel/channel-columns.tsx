import type { Channel } from '@coverwright/domain/sell/channel/channel'
import type { Merchant } from '@coverwright/domain/sell/merchant/merchant'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { Logo } from './Logo.tsx'
import { sellerLooks } from './looks.ts'

type SortKey = 'name' | 'code' | 'createdAt'

export const useChannelColumns = columnsFor<Channel, SortKey>('channel', ({ name, text, status, date }) => [
  name('name', {
    sortKey: 'name',
    icon: ({ logoFileId }) => <Logo fileId={logoFileId} />,
    detail: ({ email }) => email,
  }),
  text('code', { sortKey: 'code', width: 160 }),
  status('state', (state) => sellerLooks[state]),
  date('createdAt', { sortKey: 'createdAt' }),
])

export const useMerchantColumns = columnsFor<Merchant, SortKey>('channel', ({ name, text, status, date }) => [
  name('name', {
    sortKey: 'name',
    icon: ({ logoFileId }) => <Logo fileId={logoFileId} />,
    detail: ({ email }) => email,
  }),
  text('channelName', { header: 'channel', width: 180 }),
  text('code', { sortKey: 'code', width: 160 }),
  status('state', (state) => sellerLooks[state]),
  date('createdAt', { sortKey: 'createdAt' }),
])
