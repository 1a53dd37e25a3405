import { foreignKey, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../../company/file/index.ts'

export const fileTemplates = tenantTable(
  'file_template',
  {
    name: text('name').notNull(),
    tag: text('tag').notNull(),
    newestNumber: integer('newest_number').notNull(),
    /** The company document it was put into, and in which version; that may have been deleted since. */
    documentId: uuid('document_id'),
    documentNumber: integer('document_number'),
  },
  (template) => [unique('file_template_name').on(template.companyId, template.name)],
)

export const fileTemplateVersions = tenantTable(
  'file_template_version',
  {
    templateId: uuid('template_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (version) => [
    unique('file_template_version_number').on(version.companyId, version.templateId, version.number),
    foreignKey({
      name: 'file_template_version_template',
      columns: [version.companyId, version.templateId],
      foreignColumns: [fileTemplates.companyId, fileTemplates.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'file_template_version_file',
      columns: [version.companyId, version.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('file_template_version_of_file').on(version.companyId, version.fileId),
  ],
)

export type FileTemplateRow = typeof fileTemplates.$inferSelect
export type FileVersionRow = typeof fileTemplateVersions.$inferSelect

alreadyTaken({ file_template_name: { code: 'file-template.name-taken', field: 'name' } })
