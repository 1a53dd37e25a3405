import { countries } from '@coverwright/domain/fields'
import { channelTypes } from '@coverwright/domain/sell/channel/channel'
import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { commissionMethods } from '@coverwright/domain/sell/channel/connection'
import { sql } from 'drizzle-orm'
import { foreignKey, index, numeric, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { storedFiles } from '../../company/file/index.ts'

export const channels = tenantTable(
  'channel',
  {
    type: text('type', { enum: channelTypes }).notNull(),
    code: text('code').notNull(),
    email: text('email').notNull(),
    /** Null of those that were made before a logo was asked for. */
    logoFileId: uuid('logo_file_id'),
    name: text('name').notNull(),
    country: text('country', { enum: countries }).notNull(),
    state: text('state', { enum: channelLifecycle.states }).notNull().default(channelLifecycle.initial),
  },
  (channel) => [
    unique('channel_code').on(channel.companyId, channel.code),
    foreignKey({
      name: 'channel_logo',
      columns: [channel.companyId, channel.logoFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

/** The products that a channel sells, each on its own terms. */
export const channelProducts = tenantTable(
  'channel_product',
  {
    channelId: uuid('channel_id').notNull(),
    productId: uuid('product_id').notNull(),
    commissionMethod: text('commission_method', { enum: commissionMethods }).notNull(),
    ratioValue: numeric('ratio_value', { precision: 9, scale: 2 }).notNull(),
    promoCode: text('promo_code'),
  },
  (connection) => [
    unique('channel_product_once').on(connection.companyId, connection.channelId, connection.productId),
    unique('channel_product_code').on(connection.companyId, connection.productId, connection.promoCode),
    index('channel_product_by_code')
      .on(connection.companyId, connection.promoCode)
      .where(sql`${connection.promoCode} is not null`),
    foreignKey({
      name: 'channel_product_channel',
      columns: [connection.companyId, connection.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'channel_product_product',
      columns: [connection.companyId, connection.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
  ],
)

export type ChannelRow = typeof channels.$inferSelect

alreadyTaken({
  channel_code: { code: 'channel.code-taken', field: 'code' },
  channel_product_code: { code: 'channel.promo-code-taken', field: 'promoCode' },
})
