import { documentKinds } from '@coverwright/domain/build/document/document'
import { foreignKey, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../../company/member/index.ts'

/** No row before anything was saved: that is revision 1. */
export const documents = tenantTable(
  'document',
  {
    /** The product, component or template whose it is. */
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** As it was saved, in the model's version of that time. */
    content: jsonb('content').notNull(),
    revision: integer('revision').notNull().default(1),
    /** Of somebody else's it is a copy of: the content changes only together with it. */
    baseId: uuid('base_id'),
  },
  (document) => [unique('document_once').on(document.companyId, document.ownerId, document.kind)],
)

/** Who is editing, in which window, and when they were last heard of. */
export const documentLocks = tenantTable(
  'document_lock',
  {
    ownerId: uuid('product_id').notNull(),
    kind: text('document', { enum: documentKinds }).notNull(),
    memberId: uuid('member_id').notNull(),
    editor: uuid('editor').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (lock) => [
    unique('document_lock_once').on(lock.companyId, lock.ownerId, lock.kind),
    foreignKey({
      name: 'document_lock_member',
      columns: [lock.companyId, lock.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export const documentVersions = tenantTable(
  'document_version',
  {
    ownerId: uuid('product_id').notNull(),
    kind: text('document', { enum: documentKinds }).notNull(),
    number: integer('number').notNull(),
    note: text('note').notNull(),
    /** As it was saved, in the model's version of that time. */
    content: jsonb('content').notNull(),
    memberId: uuid('member_id').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (version) => [
    unique('document_version_number').on(version.companyId, version.ownerId, version.kind, version.number),
    foreignKey({
      name: 'document_version_of',
      columns: [version.companyId, version.ownerId, version.kind],
      foreignColumns: [documents.companyId, documents.ownerId, documents.kind],
    }),
    foreignKey({
      name: 'document_version_member',
      columns: [version.companyId, version.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)
