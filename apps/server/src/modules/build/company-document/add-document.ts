import { companyDocumentLimits } from '@coverwright/domain/build/company-document/company-document'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { lockDocumentInCompany } from './internal.ts'
import { type CheckedFile, keepChecked, keepVersion } from './keep-version.ts'
import { companyDocuments } from './tables.ts'

type KeptFile = Awaited<ReturnType<typeof keepChecked>>

/** A new one, called after its file. */
export async function addDocument(tx: WriteTx, name: string, kept: KeptFile) {
  await lockOwnCompany(tx)
  if ((await tx.$count(companyDocuments)) >= companyDocumentLimits.documents) return fail('company-document.too-many')
  const [row] = await tx
    .insert(companyDocuments)
    .values({ name: await freeName(tx, name), category: 'other', language: null, validUntil: null, newestNumber: 1 })
    .returning()
  if (!row) throw new Error('The document was not saved')
  return { row, version: await keepVersion(tx, { documentId: row.id, number: 1 }, kept) }
}

/** Told apart from what is called so already. The company is held meanwhile. */
async function freeName(tx: WriteTx, fileName: string): Promise<string> {
  const base = beginningOf(fileName.replace(/\.[^.]*$/, '').trim(), 100) || 'Document'
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? base : `${base} (${copy})`
    if ((await tx.$count(companyDocuments, eq(companyDocuments.name, name))) === 0) return name
  }
}

/** The newest from then on; what shows a former one goes on showing it. */
export async function addVersion(tx: WriteTx, id: string, kept: KeptFile) {
  const { newestNumber } = await lockDocumentInCompany(tx, id)
  if (newestNumber >= companyDocumentLimits.versions) return fail('company-document.too-many')
  const number = newestNumber + 1
  const version = await keepVersion(tx, { documentId: id, number }, kept)
  const [row] = await tx
    .update(companyDocuments)
    .set({ newestNumber: number })
    .where(eq(companyDocuments.id, id))
    .returning()
  if (!row) throw new Error('The document was not saved')
  return { row, version }
}

/** What was looked at when it was uploaded: as a version of the document it was put into before, or as a new one. */
export async function putDocument(context: WriteContext, documentId: string | null, file: CheckedFile) {
  const { tx } = context
  const kept = await keepChecked(context, file)
  const known = documentId && (await selectRow(tx, companyDocuments, documentId))
  const { row } = await (known ? addVersion(tx, known.id, kept) : addDocument(tx, file.name, kept))
  return row
}
