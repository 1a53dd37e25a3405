import type { transaction } from '@coverwright/contract/sell/transaction'
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findByWords, isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { policies } from '../policy/index.ts'
import { toTransaction } from './internal.ts'
import { type TransactionRow, transactions } from './tables.ts'

export const listTransactions: HandlerOf<typeof transaction, 'listTransactions'> = async ({ tx }, filter, paging) => {
  const { productId, kind, mode, from, to, search } = filter
  if (productId) await getProductInCompany(tx, productId)
  const found = search ? await findByWords(tx, 'transaction', search) : undefined
  const where = and(
    productId ? eq(transactions.productId, productId) : undefined,
    kind && eq(transactions.kind, kind),
    mode && eq(transactions.mode, mode),
    from ? gte(transactions.bookedAt, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? lt(transactions.bookedAt, new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)) : undefined,
    found && isOneOf(transactions.id, found.ids),
  )
  // By time, where a time is asked for: by id the database would walk past everything that came after.
  const orderBy = paging.orderBy ?? (from || to ? '-bookedAt' : undefined)
  const { items, ...page } = await selectPage(tx, transactions, where, { ...paging, orderBy })
  return { items: await withHolders(tx, items), ...page, ...moreOf(found) }
}

/** Names are the policies', so that erasing a person there erases them here. */
export async function withHolders(tx: ReadTx, lines: readonly TransactionRow[]) {
  const ids = lines.map(({ policyId }) => policyId)
  const named =
    ids.length === 0
      ? []
      : await tx.select({ id: policies.id, holder: policies.holder }).from(policies).where(inArray(policies.id, ids))
  const holders = new Map(named.map(({ id, holder }) => [id, holder]))
  return lines.map((line) => toTransaction(line, holders.get(line.policyId) ?? ''))
}
