import type { Signature } from '@coverwright/domain/company/agreement/agreement'
import { agreementLifecycle } from '@coverwright/domain/company/agreement/agreement-lifecycle'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../file/index.ts'
import { members } from '../member/index.ts'

export interface MadeFrom {
  readonly templateId: string
  readonly name: string
  readonly number: number
}

export const agreements = tenantTable(
  'agreement',
  {
    name: text('name').notNull(),
    fileId: uuid('file_id').notNull(),
    pageCount: integer('page_count').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    state: text('state', { enum: agreementLifecycle.states }).notNull().default(agreementLifecycle.initial),
    trashedAt: timestamp('trashed_at', { withTimezone: true }),
    signerId: uuid('signer_id'),
    /** As it was given, and never changed: it is what was agreed to, by whom. */
    signature: jsonb('signature').$type<Signature>(),
    executedFileId: uuid('executed_file_id'),
    /** The other side of a contract, which sees and executes it too. */
    partnerId: uuid('partner_id'),
    companyName: text('company_name').notNull().default(''),
    partnerName: text('partner_name').notNull().default(''),
    partnerSignature: jsonb('partner_signature').$type<Signature>(),
    /** The contract template it was filled from, as it was called then. */
    madeFrom: jsonb('made_from').$type<MadeFrom>(),
  },
  (agreement) => [
    uniqueIndex('agreement_name')
      .on(agreement.companyId, sql`lower(${agreement.name})`)
      .where(sql`${agreement.state} <> 'trash'`),
    check('agreement_is_with_another', sql`${agreement.partnerId} <> ${agreement.companyId}`),
    index('agreement_of_partner').on(agreement.partnerId),
    foreignKey({
      name: 'agreement_file',
      columns: [agreement.companyId, agreement.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    foreignKey({
      name: 'agreement_executed_file',
      columns: [agreement.companyId, agreement.executedFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    foreignKey({
      name: 'agreement_uploader',
      columns: [agreement.companyId, agreement.uploadedBy],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export type AgreementRow = typeof agreements.$inferSelect

alreadyTaken({
  agreement_name: { code: 'agreement.name-taken', field: 'name' },
})
