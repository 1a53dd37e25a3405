import { merchantLifecycle, merchantTypes } from '@coverwright/domain/sell/merchant/merchant'
import { foreignKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../../company/file/index.ts'
import { channels } from '../channel/index.ts'

export const merchants = tenantTable(
  'merchant',
  {
    channelId: uuid('channel_id').notNull(),
    code: text('code').notNull(),
    email: text('email').notNull(),
    logoFileId: uuid('logo_file_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    agentCode: text('agent_code').notNull(),
    type: text('type', { enum: merchantTypes }).notNull(),
    state: text('state', { enum: merchantLifecycle.states }).notNull().default(merchantLifecycle.initial),
  },
  (merchant) => [
    unique('merchant_code').on(merchant.companyId, merchant.channelId, merchant.code),
    foreignKey({
      name: 'merchant_channel',
      columns: [merchant.companyId, merchant.channelId],
      foreignColumns: [channels.companyId, channels.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'merchant_logo',
      columns: [merchant.companyId, merchant.logoFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

export type MerchantRow = typeof merchants.$inferSelect

alreadyTaken({ merchant_code: { code: 'merchant.code-taken', field: 'code' } })
