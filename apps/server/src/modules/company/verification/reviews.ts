import type { verification } from '@coverwright/contract/company/verification'
import type { Review, ReviewContent } from '@coverwright/domain/company/verification/verification'
import { fail } from '@coverwright/domain/errors'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { linkTo } from '../file/index.ts'
import { type CompanyReviewRow, companyReviews } from './tables.ts'

export const listReviews: HandlerOf<typeof verification, 'listReviews'> = async ({ tx }, { state, search }, paging) => {
  const where = and(
    state && eq(companyReviews.state, state),
    or(contains(companyReviews.companyName, search), contains(companyReviews.referenceNumber, search)),
  )
  const { items, ...page } = await selectPage(tx, companyReviews, where, paging)
  return { items: items.map(toReview), ...page }
}

export const getReview: HandlerOf<typeof verification, 'getReview'> = async ({ tx }, { id }) =>
  toContent(await getReviewInCompany(tx, id))

/** The link names the file where it lies, in the company's own storage; nothing of it is copied. */
export const openDocument: HandlerOf<typeof verification, 'openDocument'> = async (
  { tx, audit, ports, now },
  { id, kind },
) => {
  const { forCompanyId, documents } = await getReviewInCompany(tx, id)
  const document = documents.find((sent) => sent.kind === kind) ?? fail('verification.document-not-found')
  await audit(id, { opened: kind })
  return linkTo({ companyId: forCompanyId, id: document.fileId }, ports.tokens, now)
}

async function getReviewInCompany(tx: ReadTx, id: string): Promise<CompanyReviewRow> {
  return (await selectRow(tx, companyReviews, id)) ?? fail('verification.not-found')
}

const toReview = (row: CompanyReviewRow): Review => ({
  id: row.id,
  companyName: row.companyName,
  referenceNumber: row.referenceNumber,
  businessType: row.businessType,
  country: row.country,
  state: row.state,
  submittedBy: row.submittedBy,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

export const toContent = (row: CompanyReviewRow): ReviewContent => ({
  ...toReview(row),
  profile: row.profile,
  documents: row.documents.map(({ kind, number, fileName }) => ({ kind, number, fileName })),
  reasons: row.reasons,
  decidedBy: row.decidedBy,
})
