import { documentKinds } from '@coverwright/domain/build/document/document'
import { integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** No row before anything was saved: that is revision 1. */
export const documents = tenantTable(
  'document',
  {
    /** The product or component whose it is. */
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
