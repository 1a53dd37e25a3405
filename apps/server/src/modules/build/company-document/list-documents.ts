import type { companyDocument } from '@coverwright/contract/build/company-document'
import { and, eq, exists, gte, isNull, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toCompanyDocuments, todayHere } from './internal.ts'
import { companyDocuments, companyDocumentVersions } from './tables.ts'

export const listDocuments: HandlerOf<typeof companyDocument, 'listDocuments'> = async (context, filter, paging) => {
  const { tx } = context
  const today = await todayHere(context)
  const { search, category, isForProducts } = filter
  const fitting = and(
    contains(companyDocuments.name, search),
    category && eq(companyDocuments.category, category),
    isForProducts ? usableOn(tx, today) : undefined,
  )
  const { items, ...page } = await selectPage(tx, companyDocuments, fitting, paging)
  return { items: await toCompanyDocuments(tx, items, today), ...page }
}

function usableOn(tx: ReadTx, today: string) {
  const { companyId, documentId, number, isForProducts } = companyDocumentVersions
  const newest = tx
    .select({ id: companyDocumentVersions.id })
    .from(companyDocumentVersions)
    .where(
      and(
        eq(companyId, companyDocuments.companyId),
        eq(documentId, companyDocuments.id),
        eq(number, companyDocuments.newestNumber),
        eq(isForProducts, true),
      ),
    )
  const { validUntil } = companyDocuments
  return and(or(isNull(validUntil), gte(validUntil, today)), exists(newest))
}
