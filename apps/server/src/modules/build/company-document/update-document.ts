import type { companyDocument } from '@coverwright/contract/build/company-document'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toCompanyDocuments, todayHere } from './internal.ts'
import { companyDocuments } from './tables.ts'

export const updateDocument: HandlerOf<typeof companyDocument, 'updateDocument'> = async (
  context,
  { id, ...about },
) => {
  const { tx, audit } = context
  const [row] = await tx.update(companyDocuments).set(about).where(eq(companyDocuments.id, id)).returning()
  if (!row) return fail('company-document.not-found')
  await audit(id, { name: row.name, category: row.category, validUntil: row.validUntil })
  const [document] = await toCompanyDocuments(tx, [row], await todayHere(context))
  return document ?? fail('company-document.not-found')
}
