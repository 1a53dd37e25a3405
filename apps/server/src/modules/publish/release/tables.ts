import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { mountEvents } from '@coverwright/domain/publish/publisher/stage'
import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '../../../platform/database/bytes.ts'
import { tenantLog, tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'

export const releases = tenantTable(
  'release',
  {
    productId: uuid('product_id').notNull(),
    version: integer('version').notNull(),
    contentHash: text('content_hash').notNull(),
    programHash: text('program_hash').notNull(),
    content: jsonb('content').notNull(),
    /** The compiled rating program. */
    artefact: bytes('artefact').notNull(),
  },
  (release) => [
    foreignKey({
      name: 'release_product',
      columns: [release.companyId, release.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    unique('release_content').on(release.companyId, release.productId, release.contentHash),
    unique('release_version').on(release.companyId, release.productId, release.version),
  ],
)

/** One stay of a release at an address; it is kept when it ends. */
export const mounts = tenantTable(
  'mount',
  {
    host: text('host').notNull(),
    productId: uuid('product_id').notNull(),
    releaseId: uuid('release_id').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    /** Of the release, as it was frozen: what is changed in the design later uses no other unit. */
    productType: text('product_type', { enum: productTypes }).notNull(),
    state: text('state', { enum: mountLifecycle.states }).notNull(),
    mountedAt: timestamp('mounted_at', { withTimezone: true }).notNull(),
    mountedBy: uuid('mounted_by'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it is looked at for its end; null where nothing is to come. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    isAutoRenewed: boolean('is_auto_renewed').notNull().default(false),
    /** Of what opens a staging site to whoever is no member. */
    passwordHash: text('password_hash'),
    /** A new password shuts out whoever came in by the one before. */
    passwordChanges: integer('password_changes').notNull().default(0),
  },
  (mount) => [
    foreignKey({
      name: 'mount_release',
      columns: [mount.companyId, mount.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    foreignKey({
      name: 'mount_product',
      columns: [mount.companyId, mount.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    uniqueIndex('mount_host').on(mount.host).where(sql`${mount.state} in ('staging', 'live')`),
    index('mount_due').on(mount.companyId, mount.dueAt).where(sql`${mount.dueAt} is not null`),
    index('mount_live').on(mount.companyId, mount.productType, mount.productId).where(sql`${mount.state} = 'live'`),
    index('mount_of_product').on(mount.companyId, mount.productId),
    index('mount_at_host').on(mount.companyId, mount.host, mount.mountedAt),
    check('mount_host_is_lower_case', sql`${mount.host} = lower(${mount.host})`),
  ],
)

/** What happened at an address: who did it, when, and what changed. */
export const mountHistory = tenantLog(
  'mount_event',
  {
    mountId: uuid('mount_id').notNull(),
    host: text('host').notNull(),
    what: text('what', { enum: mountEvents }).notNull(),
    version: integer('version').notNull(),
    /** The company itself where nobody pressed anything. */
    actorId: uuid('actor_id').notNull(),
    approvedBy: uuid('approved_by'),
    changes: text('changes').array().notNull(),
  },
  (event) => [index('mount_event_at').on(event.companyId, event.host, event.createdAt)],
)

export type ReleaseRow = typeof releases.$inferSelect
export type MountRow = typeof mounts.$inferSelect
