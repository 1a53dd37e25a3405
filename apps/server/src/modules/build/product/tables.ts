import { languages } from '@coverwright/domain/base/language/language'
import { currencies } from '@coverwright/domain/base/money/money'
import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import type { Paperwork } from '@coverwright/domain/build/product/paperwork'
import { insuranceLines } from '@coverwright/domain/build/product/product'
import { accessKinds, productOpenings } from '@coverwright/domain/build/product/product-access'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { countries } from '@coverwright/domain/fields'
import { sql } from 'drizzle-orm'
import { foreignKey, integer, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../../company/member/index.ts'

export const productGroups = tenantTable('product_group', { name: text('name').notNull() }, (group) => [
  uniqueIndex('product_group_name').on(group.companyId, sql`lower(${group.name})`),
])

export const products = tenantTable(
  'product',
  {
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: productTypes }).notNull(),
    line: text('line', { enum: insuranceLines }).notNull(),
    country: text('country', { enum: countries }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    languages: text('languages', { enum: languages }).array().notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state', { enum: productLifecycle.states }).notNull().default(productLifecycle.initial),
    /** Of the settings; body and shell are documents and count their own saves. */
    revision: integer('revision').notNull().default(1),
    /** Of the provider whose body it is; none for the company's own. */
    baseReleaseId: uuid('base_release_id'),
    /** Null is the usual. */
    paperwork: jsonb('paperwork').$type<Paperwork>(),
    groupId: uuid('group_id'),
    /** Who made it. */
    ownerId: uuid('owner_id'),
    /** Who locked its journey, so that nobody edits it. */
    lockedBy: uuid('locked_by'),
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    openTo: text('open_to', { enum: productOpenings }).notNull().default('company'),
  },
  (product) => [
    foreignKey({
      name: 'product_group_of',
      columns: [product.companyId, product.groupId],
      foreignColumns: [productGroups.companyId, productGroups.id],
    }),
    foreignKey({
      name: 'product_owner',
      columns: [product.companyId, product.ownerId],
      foreignColumns: [members.companyId, members.id],
    }),
    foreignKey({
      name: 'product_locked_by',
      columns: [product.companyId, product.lockedBy],
      foreignColumns: [members.companyId, members.id],
    }),
    uniqueIndex('product_name').on(product.companyId, product.name).where(sql`${product.state} <> 'trash'`),
  ],
)

/** Who was invited to a product, and to what. */
export const productMembers = tenantTable(
  'product_member',
  {
    productId: uuid('product_id').notNull(),
    memberId: uuid('member_id').notNull(),
    access: text('access', { enum: accessKinds }).notNull(),
  },
  (access) => [
    unique('product_member_once').on(access.companyId, access.productId, access.memberId),
    foreignKey({
      name: 'product_member_product',
      columns: [access.companyId, access.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'product_member_member',
      columns: [access.companyId, access.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export const productWatchers = tenantTable(
  'product_watcher',
  {
    productId: uuid('product_id').notNull(),
    memberId: uuid('member_id').notNull(),
    windowId: uuid('window_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (watcher) => [
    unique('product_watcher_once').on(watcher.companyId, watcher.productId, watcher.memberId, watcher.windowId),
    foreignKey({
      name: 'product_watcher_product',
      columns: [watcher.companyId, watcher.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'product_watcher_member',
      columns: [watcher.companyId, watcher.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export type ProductRow = typeof products.$inferSelect

alreadyTaken({
  product_name: { code: 'product.name-taken', field: 'name' },
  product_group_name: { code: 'product.group-name-taken', field: 'name' },
})
