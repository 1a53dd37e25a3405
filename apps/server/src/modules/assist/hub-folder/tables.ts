import { type HubPassage, hubFileCategories, hubFileKinds } from '@coverwright/domain/assist/hub-file/hub-file'
import { hubFolderLifecycle } from '@coverwright/domain/assist/hub-folder/hub-folder-lifecycle'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { bytes } from '../../../platform/database/bytes.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../../company/file/index.ts'
import { appGroups } from '../app-member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const hubFolders = tenantTable(
  'hub_folder',
  {
    productName: text('product_name').notNull(),
    displayName: text('display_name').notNull(),
    description: text('description').notNull(),
    coverFileId: uuid('cover_file_id'),
    state: text('state', { enum: hubFolderLifecycle.states }).notNull().default(hubFolderLifecycle.initial),
    /** When a draft goes by itself. */
    deletedOn: time('deleted_on'),
    /** When its company was told that it goes: never without that. */
    warnedAt: time('warned_at'),
    /** When a draft is looked at next: to warn of that, or to do it. */
    dueAt: time('due_at'),
  },
  (folder) => [
    uniqueIndex('hub_folder_product_name').on(folder.companyId, sql`lower(${folder.productName})`),
    foreignKey({
      name: 'hub_folder_cover',
      columns: [folder.companyId, folder.coverFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('hub_folder_by_product_name').on(folder.companyId, folder.productName, folder.id),
    index('hub_folder_by_state').on(folder.companyId, folder.state, folder.id),
    index('hub_folder_by_time').on(folder.companyId, folder.createdAt, folder.id),
    index('hub_folder_by_change').on(folder.companyId, folder.updatedAt, folder.id),
    index('hub_folder_due').on(folder.companyId, folder.dueAt),
    index('hub_folder_of_cover').on(folder.companyId, folder.coverFileId),
  ],
)

export type HubFolderRow = typeof hubFolders.$inferSelect

/** Which group reads which folder. */
export const hubAccess = tenantTable(
  'hub_access',
  { folderId: uuid('folder_id').notNull(), groupId: uuid('group_id').notNull() },
  (access) => [
    unique('hub_access_once').on(access.companyId, access.folderId, access.groupId),
    foreignKey({
      name: 'hub_access_folder',
      columns: [access.companyId, access.folderId],
      foreignColumns: [hubFolders.companyId, hubFolders.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'hub_access_group',
      columns: [access.companyId, access.groupId],
      foreignColumns: [appGroups.companyId, appGroups.id],
    }).onDelete('cascade'),
    index('hub_access_of_group').on(access.companyId, access.groupId),
  ],
)

export const hubFiles = tenantTable(
  'hub_file',
  {
    folderId: uuid('folder_id').notNull(),
    name: text('name').notNull(),
    category: text('category', { enum: hubFileCategories }).notNull(),
    currentNumber: integer('current_number').notNull(),
    previousNumber: integer('previous_number'),
    /** The highest that was ever given: none is given twice. */
    newestNumber: integer('newest_number').notNull(),
  },
  (file) => [
    unique('hub_file_name').on(file.companyId, file.folderId, file.name),
    foreignKey({
      name: 'hub_file_folder',
      columns: [file.companyId, file.folderId],
      foreignColumns: [hubFolders.companyId, hubFolders.id],
    }).onDelete('cascade'),
  ],
)

export type HubFileRow = typeof hubFiles.$inferSelect

/** A version and its passages are one row: what is searched is always what was uploaded. */
export const hubFileVersions = tenantTable(
  'hub_file_version',
  {
    hubFileId: uuid('hub_file_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    kind: text('kind', { enum: hubFileKinds }).notNull(),
    bytes: integer('bytes').notNull(),
    words: integer('words').notNull(),
    tokens: integer('tokens').notNull(),
    contentHash: text('content_hash').notNull(),
    passages: jsonb('passages').$type<readonly HubPassage[]>().notNull(),
  },
  (version) => [
    unique('hub_file_version_number').on(version.companyId, version.hubFileId, version.number),
    foreignKey({
      name: 'hub_file_version_of',
      columns: [version.companyId, version.hubFileId],
      foreignColumns: [hubFiles.companyId, hubFiles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'hub_file_version_file',
      columns: [version.companyId, version.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('hub_file_version_of_file').on(version.companyId, version.fileId),
  ],
)

export type HubFileVersionRow = typeof hubFileVersions.$inferSelect

/** What the passages of a version mean, as numbers: made once it is there, and found by its words until then. */
export const hubFileVectors = tenantTable(
  'hub_file_vector',
  {
    hubFileVersionId: uuid('hub_file_version_id').notNull(),
    /** By whose weights; empty while there are none. */
    model: text('model').notNull().default(''),
    /** One passage behind the other; empty where the model does not know the language. */
    vectors: bytes('vectors').notNull().default(sql`''`),
    /** When they are to be made; null once they are. */
    dueAt: time('due_at'),
  },
  (vector) => [
    unique('hub_file_vector_once').on(vector.companyId, vector.hubFileVersionId),
    foreignKey({
      name: 'hub_file_vector_version',
      columns: [vector.companyId, vector.hubFileVersionId],
      foreignColumns: [hubFileVersions.companyId, hubFileVersions.id],
    }).onDelete('cascade'),
    index('hub_file_vector_due').on(vector.companyId, vector.dueAt),
  ],
)

alreadyTaken({
  hub_folder_product_name: { code: 'hub-folder.name-taken', field: 'productName' },
  hub_file_name: { code: 'hub-file.name-taken', field: 'name' },
})
