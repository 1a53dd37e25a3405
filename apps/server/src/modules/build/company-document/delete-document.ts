import type { companyDocument } from '@coverwright/contract/build/company-document'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { eraseFile } from '../../company/file/index.ts'
import { lockDocumentInCompany, toCompanyDocument, todayHere, versionsOf } from './internal.ts'
import { companyDocuments } from './tables.ts'
import { isAttached, usesOf } from './uses-of.ts'

/** Files that a product may have shown stay: releases and former versions of products still lead to them. */
export const deleteDocument: HandlerOf<typeof companyDocument, 'deleteDocument'> = async (context, { id }) => {
  const { tx, audit, ports } = context
  const row = await lockDocumentInCompany(tx, id)
  const versions = await versionsOf(tx, id)
  const fileIds = versions.map(({ fileId }) => fileId)
  if ((await usesOf(tx, fileIds)).count > 0 || (await isAttached(tx, id))) return fail('company-document.in-use')
  await tx.delete(companyDocuments).where(eq(companyDocuments.id, id))
  for (const { fileId, isForProducts } of versions) if (!isForProducts) await eraseFile(tx, ports.files, fileId)
  await audit(id, { name: row.name, deleted: true })
  return toCompanyDocument(row, versions[0], await todayHere(context))
}
