import type { exchange } from '@coverwright/contract/build/exchange'
import type { ExchangeReview } from '@coverwright/domain/build/exchange/exchange-review'
import { fail } from '@coverwright/domain/errors'
import { and, eq, or } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { exchangeKey } from './internal.ts'
import { previewOf } from './read-packed.ts'
import { type ExchangeReviewRow, exchangeReviews } from './tables.ts'

export const listReviews: HandlerOf<typeof exchange, 'listReviews'> = async (
  { tx },
  { state, kind, search },
  paging,
) => {
  const where = and(
    state && eq(exchangeReviews.state, state),
    kind && eq(exchangeReviews.kind, kind),
    or(contains(exchangeReviews.name, search), contains(exchangeReviews.companyName, search)),
  )
  const { items, ...page } = await selectPage(tx, exchangeReviews, where, paging)
  return { items: items.map(toReview), ...page }
}

export const getReview: HandlerOf<typeof exchange, 'getReview'> = async ({ tx }, { id }) =>
  toReview(await getReviewInCompany(tx, id))

export const previewReview: HandlerOf<typeof exchange, 'previewReview'> = async ({ tx, actor, ports }, { id }) => {
  const { kind } = await getReviewInCompany(tx, id)
  return previewOf(ports.files, exchangeKey(actor.companyId, id), kind)
}

async function getReviewInCompany(tx: ReadTx, id: string): Promise<ExchangeReviewRow> {
  return (await selectRow(tx, exchangeReviews, id)) ?? fail('exchange.review-not-found')
}

export const toReview = ({
  companyId: _company,
  forCompanyId: _author,
  forItemId: _item,
  updatedAt: _changed,
  createdAt,
  decidedAt,
  ...row
}: ExchangeReviewRow): ExchangeReview => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})
