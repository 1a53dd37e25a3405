import type { CompanyDocument } from '@coverwright/domain/build/company-document/company-document'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import {
  type CompanyDocumentRow,
  companyDocuments,
  companyDocumentVersions,
  type DocumentVersionRow,
} from './tables.ts'

export async function getDocumentInCompany(tx: ReadTx, id: string): Promise<CompanyDocumentRow> {
  return (await selectRow(tx, companyDocuments, id)) ?? fail('company-document.not-found')
}

/** Held until the transaction ends: of two who add a version, each has its own number. */
export async function lockDocumentInCompany(tx: WriteTx, id: string): Promise<CompanyDocumentRow> {
  return (await selectRow(tx, companyDocuments, id, 'for update')) ?? fail('company-document.not-found')
}

/** The day it is where the company is. */
export async function todayHere({ tx, now }: { readonly tx: ReadTx; readonly now: Date }): Promise<string> {
  const { timeZone } = await getOwnCompanyRow(tx)
  return isoDate(calendarDate(now, timeZone))
}

/** The newest first. */
export const versionsOf = (tx: ReadTx, documentId: string): Promise<DocumentVersionRow[]> =>
  tx
    .select()
    .from(companyDocumentVersions)
    .where(eq(companyDocumentVersions.documentId, documentId))
    .orderBy(desc(companyDocumentVersions.number))

export async function toCompanyDocuments(
  tx: ReadTx,
  rows: readonly CompanyDocumentRow[],
  today: string,
): Promise<CompanyDocument[]> {
  if (rows.length === 0) return []
  const { documentId, companyId, number } = companyDocumentVersions
  const newest = await tx
    .select({ version: companyDocumentVersions })
    .from(companyDocumentVersions)
    .innerJoin(
      companyDocuments,
      and(
        eq(companyDocuments.companyId, companyId),
        eq(companyDocuments.id, documentId),
        eq(companyDocuments.newestNumber, number),
      ),
    )
    .where(
      inArray(
        documentId,
        rows.map(({ id }) => id),
      ),
    )
  const byDocument = new Map(newest.map(({ version }) => [version.documentId, version]))
  return rows.map((row) => toCompanyDocument(row, byDocument.get(row.id), today))
}

export function toCompanyDocument(
  { companyId, newestNumber, createdAt, updatedAt, ...row }: CompanyDocumentRow,
  newest: DocumentVersionRow | undefined,
  today: string,
): CompanyDocument {
  if (!newest) throw new Error(`Document ${row.id} has no version ${newestNumber}`)
  return {
    ...row,
    newest: toVersion(newest),
    isExpired: row.validUntil !== null && row.validUntil < today,
    isForProducts: newest.isForProducts,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export const toVersion = ({ fileId, number, fileName, type, bytes, createdAt }: DocumentVersionRow) => ({
  fileId,
  number,
  fileName,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
})
