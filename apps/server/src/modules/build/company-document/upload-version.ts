import type { companyDocument } from '@coverwright/contract/build/company-document'
import { companyDocumentLimits } from '@coverwright/domain/build/company-document/company-document'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockDocumentInCompany, toCompanyDocument, todayHere } from './internal.ts'
import { keepSentFile, keepVersion } from './keep-version.ts'
import { companyDocuments } from './tables.ts'

export const uploadVersion: HandlerOf<typeof companyDocument, 'uploadVersion'> = async (context, { id, name }) => {
  const { tx, audit } = context
  const sent = await keepSentFile(context, name)
  const { newestNumber } = await lockDocumentInCompany(tx, id)
  if (newestNumber >= companyDocumentLimits.versions) return fail('company-document.too-many')
  const number = newestNumber + 1
  const version = await keepVersion(context, { documentId: id, number }, sent)
  const [row] = await tx
    .update(companyDocuments)
    .set({ newestNumber: number })
    .where(eq(companyDocuments.id, id))
    .returning()
  if (!row) throw new Error('The document was not saved')
  await audit(id, { name: row.name, version: number, bytes: version.bytes })
  return toCompanyDocument(row, version, await todayHere(context))
}
