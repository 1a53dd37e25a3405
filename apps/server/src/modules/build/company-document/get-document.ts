import type { companyDocument } from '@coverwright/contract/build/company-document'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getDocumentInCompany, toCompanyDocument, todayHere, toVersion, versionsOf } from './internal.ts'
import { showing, usesOf } from './uses-of.ts'

export const getDocument: HandlerOf<typeof companyDocument, 'getDocument'> = async (context, { id }) => {
  const { tx } = context
  const row = await getDocumentInCompany(tx, id)
  const versions = await versionsOf(tx, id)
  const document = toCompanyDocument(row, versions[0], await todayHere(context))
  const { found, count } = await usesOf(
    tx,
    versions.map(({ fileId }) => fileId),
  )
  const newest = await showing(tx, document.newest.fileId)
  return {
    document,
    versions: versions.map(toVersion),
    uses: found.map(({ id: productId, name }) => ({ id: productId, name, isNewest: newest.has(productId) })),
    useCount: count,
  }
}
