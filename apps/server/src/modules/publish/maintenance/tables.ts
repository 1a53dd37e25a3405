import { replacementLifecycle } from '@coverwright/domain/publish/maintenance/maintenance'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { storedFiles } from '../../company/file/index.ts'
import { members } from '../../company/member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const securityKeys = tenantTable(
  'security_key',
  { keyHash: text('key_hash').notNull(), madeBy: uuid('made_by').notNull() },
  (key) => [unique('security_key_once').on(key.companyId)],
)

/** Who has shown the key, or tried to. */
export const maintenancePasses = tenantTable(
  'maintenance_pass',
  {
    memberId: uuid('member_id').notNull(),
    opensUntil: time('opens_until'),
    failures: integer('failures').notNull().default(0),
    failedAt: time('failed_at'),
  },
  (pass) => [
    unique('maintenance_pass_once').on(pass.companyId, pass.memberId),
    foreignKey({
      name: 'maintenance_pass_member',
      columns: [pass.companyId, pass.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export const replacements = tenantTable(
  'document_replacement',
  {
    productId: uuid('product_id').notNull(),
    document: text('document').notNull(),
    title: text('title').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    at: time('at').notNull(),
    state: text('state', { enum: replacementLifecycle.states }).notNull().default(replacementLifecycle.initial),
    doneAt: time('done_at'),
    askedBy: uuid('asked_by').notNull(),
  },
  (replacement) => [
    foreignKey({
      name: 'document_replacement_product',
      columns: [replacement.companyId, replacement.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'document_replacement_file',
      columns: [replacement.companyId, replacement.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('document_replacement_at').on(replacement.companyId, replacement.at),
  ],
)

export const maintenanceWindows = tenantTable(
  'maintenance_window',
  {
    note: text('note').notNull(),
    beginsAt: time('begins_at').notNull(),
    endsAt: time('ends_at').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    madeBy: uuid('made_by').notNull(),
  },
  (window) => [
    check('maintenance_window_lasts', sql`${window.endsAt} > ${window.beginsAt}`),
    index('maintenance_window_at').on(window.companyId, window.endsAt),
  ],
)

export type ReplacementRow = typeof replacements.$inferSelect
export type WindowRow = typeof maintenanceWindows.$inferSelect
