import { countries } from '@coverwright/domain/fields'
import { channelTypes } from '@coverwright/domain/sell/channel/channel'
import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { text, unique } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const channels = tenantTable(
  'channel',
  {
    type: text('type', { enum: channelTypes }).notNull(),
    code: text('code').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    country: text('country', { enum: countries }).notNull(),
    state: text('state', { enum: channelLifecycle.states }).notNull().default(channelLifecycle.initial),
  },
  (channel) => [unique('channel_code').on(channel.companyId, channel.code)],
)

export type ChannelRow = typeof channels.$inferSelect

alreadyTaken({
  channel_code: { code: 'channel.code-taken', field: 'code' },
})
