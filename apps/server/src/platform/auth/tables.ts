import { apiKeyModes } from '@coverwright/domain/company/api-key/api-key'
import { permissions } from '@coverwright/domain/permissions'
import { bigint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** How programs of a company are let in. */
export const apiKeys = tenantTable('api_key', {
  name: text('name').notNull(),
  mode: text('mode', { enum: apiKeyModes }).notNull().default('live'),
  /** The end of the key: enough to tell keys apart. */
  hint: text('hint').notNull(),
  secretHash: text('secret_hash').notNull(),
  permissions: text('permissions', { enum: permissions }).array().notNull(),
  /** A key never may more than whoever made it. */
  madeBy: uuid('made_by').notNull(),
  expiresAt: time('expires_at'),
  revokedAt: time('revoked_at'),
  lastUsedAt: time('last_used_at'),
  uses: bigint('uses', { mode: 'number' }).notNull().default(0),
})

export type ApiKeyRow = typeof apiKeys.$inferSelect
