import type { companyDocument } from '@coverwright/contract/build/company-document'
import { companyDocumentLimits } from '@coverwright/domain/build/company-document/company-document'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { toCompanyDocument, todayHere } from './internal.ts'
import { keepSentFile, keepVersion } from './keep-version.ts'
import { companyDocuments } from './tables.ts'

export const uploadDocument: HandlerOf<typeof companyDocument, 'uploadDocument'> = async (context, { name }) => {
  const { tx, audit } = context
  const sent = await keepSentFile(context, name)
  await lockOwnCompany(tx)
  if ((await tx.$count(companyDocuments)) >= companyDocumentLimits.documents) return fail('company-document.too-many')
  const [row] = await tx
    .insert(companyDocuments)
    .values({ name: await freeName(tx, name), category: 'other', language: null, validUntil: null, newestNumber: 1 })
    .returning()
  if (!row) throw new Error('The document was not saved')
  const version = await keepVersion(context, { documentId: row.id, number: 1 }, sent)
  await audit(row.id, { name: row.name, bytes: version.bytes })
  return toCompanyDocument(row, version, await todayHere(context))
}

/** Called after its file, and told apart from what is called so already. The company is held meanwhile. */
async function freeName(tx: WriteTx, fileName: string): Promise<string> {
  const base = beginningOf(fileName.replace(/\.[^.]*$/, '').trim(), 100) || 'Document'
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? base : `${base} (${copy})`
    if ((await tx.$count(companyDocuments, eq(companyDocuments.name, name))) === 0) return name
  }
}
