import type { FileTemplate } from '@coverwright/domain/build/file-template/file-template'
import { fail } from '@coverwright/domain/errors'
import { desc, eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { companyDocuments } from '../company-document/index.ts'
import { type FileTemplateRow, type FileVersionRow, fileTemplates, fileTemplateVersions } from './tables.ts'

export async function getFileTemplateInCompany(tx: ReadTx, id: string): Promise<FileTemplateRow> {
  return (await selectRow(tx, fileTemplates, id)) ?? fail('file-template.not-found')
}

/** Held until the transaction ends: of two who add a version, each has its own number. */
export async function lockFileTemplateInCompany(tx: WriteTx, id: string): Promise<FileTemplateRow> {
  return (await selectRow(tx, fileTemplates, id, 'for update')) ?? fail('file-template.not-found')
}

/** The newest first. */
export const versionsOf = (tx: ReadTx, ids: readonly string[]): Promise<FileVersionRow[]> =>
  tx
    .select()
    .from(fileTemplateVersions)
    .where(inArray(fileTemplateVersions.templateId, [...ids]))
    .orderBy(desc(fileTemplateVersions.number))

export async function toFileTemplate(tx: ReadTx, row: FileTemplateRow): Promise<FileTemplate> {
  const [file] = await toFileTemplates(tx, [row])
  return file ?? fail('file-template.not-found')
}

export async function toFileTemplates(tx: ReadTx, rows: readonly FileTemplateRow[]): Promise<FileTemplate[]> {
  if (rows.length === 0) return []
  const versions = await versionsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const documentIds = rows.flatMap(({ documentId }) => documentId ?? [])
  const documents =
    documentIds.length === 0
      ? []
      : await tx.select().from(companyDocuments).where(inArray(companyDocuments.id, documentIds))
  return rows.map((row) => {
    const newest = versions.find(({ templateId, number }) => templateId === row.id && number === row.newestNumber)
    if (!newest) throw new Error(`File ${row.id} has no version ${row.newestNumber}`)
    const document = documents.find(({ id }) => id === row.documentId)
    return {
      id: row.id,
      name: row.name,
      tag: row.tag,
      newest: toVersion(newest),
      document: document ? { id: document.id, name: document.name, number: row.documentNumber ?? 1 } : null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

export const toVersion = ({ fileId, number, fileName, type, bytes, createdAt }: FileVersionRow) => ({
  fileId,
  number,
  fileName,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
})

/** Changes the row and answers it as it is then. */
export async function changeFileTemplate(tx: WriteTx, id: string, change: Partial<FileTemplateRow>) {
  const [row] = await tx.update(fileTemplates).set(change).where(eq(fileTemplates.id, id)).returning()
  return toFileTemplate(tx, row ?? fail('file-template.not-found'))
}
