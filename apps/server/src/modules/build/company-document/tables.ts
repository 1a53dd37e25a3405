import { languages } from '@coverwright/domain/base/language/language'
import { documentCategories } from '@coverwright/domain/build/company-document/company-document'
import { boolean, date, foreignKey, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../../company/file/index.ts'

export const companyDocuments = tenantTable(
  'company_document',
  {
    name: text('name').notNull(),
    category: text('category', { enum: documentCategories }).notNull(),
    language: text('language', { enum: languages }),
    validUntil: date('valid_until', { mode: 'string' }),
    newestNumber: integer('newest_number').notNull(),
  },
  (document) => [
    unique('company_document_name').on(document.companyId, document.name),
    index('company_document_by_category').on(document.companyId, document.category, document.id),
    index('company_document_by_valid_until').on(document.companyId, document.validUntil, document.id),
    index('company_document_by_change').on(document.companyId, document.updatedAt, document.id),
  ],
)

export type CompanyDocumentRow = typeof companyDocuments.$inferSelect

alreadyTaken({ company_document_name: { code: 'company-document.name-taken', field: 'name' } })

export const companyDocumentVersions = tenantTable(
  'company_document_version',
  {
    documentId: uuid('document_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    isForProducts: boolean('is_for_products').notNull(),
  },
  (version) => [
    unique('company_document_version_number').on(version.companyId, version.documentId, version.number),
    foreignKey({
      name: 'company_document_version_document',
      columns: [version.companyId, version.documentId],
      foreignColumns: [companyDocuments.companyId, companyDocuments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'company_document_version_file',
      columns: [version.companyId, version.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('company_document_version_of_file').on(version.companyId, version.fileId),
  ],
)

export type DocumentVersionRow = typeof companyDocumentVersions.$inferSelect
