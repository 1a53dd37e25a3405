import { journeyModes } from '@coverwright/domain/release/mount'
import { releaseLifecycle } from '@coverwright/domain/release/release-lifecycle'
import { sql } from 'drizzle-orm'
import { check, foreignKey, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../platform/database/bytes.ts'
import { tenantTable } from '../../platform/database/tenant-table.ts'
import { products } from '../product/index.ts'

export const releases = tenantTable(
  'release',
  {
    productId: uuid('product_id').notNull(),
    state: text('state', { enum: releaseLifecycle.states }).notNull().default(releaseLifecycle.initial),
    contentHash: text('content_hash').notNull(),
    programHash: text('program_hash').notNull(),
    content: jsonb('content').notNull(),
    /** The compiled rating program. */
    artefact: bytes('artefact').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (release) => [
    foreignKey({
      name: 'release_product',
      columns: [release.companyId, release.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    unique('release_content').on(release.companyId, release.productId, release.contentHash),
  ],
)

export const mounts = tenantTable(
  'mount',
  {
    host: text('host').notNull(),
    releaseId: uuid('release_id').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
  },
  (mount) => [
    foreignKey({
      name: 'mount_release',
      columns: [mount.companyId, mount.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    unique('mount_host').on(mount.host),
    check('mount_host_is_lower_case', sql`${mount.host} = lower(${mount.host})`),
  ],
)

export type ReleaseRow = typeof releases.$inferSelect
