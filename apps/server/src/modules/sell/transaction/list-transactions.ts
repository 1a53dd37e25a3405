import type { transaction } from '@coverwright/contract/sell/transaction'
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findByWords, isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { findAgents, getAgentInCompany } from '../../company/agent/index.ts'
import { knownCompanies } from '../../company/partnership/index.ts'
import { channels, getChannelInCompany } from '../channel/index.ts'
import { findCommissions } from '../commission/index.ts'
import { getMerchantInCompany } from '../merchant/index.ts'
import { policies } from '../policy/index.ts'
import { toTransaction } from './internal.ts'
import { type TransactionRow, transactions } from './tables.ts'

export const listTransactions: HandlerOf<typeof transaction, 'listTransactions'> = async ({ tx }, filter, paging) => {
  const { productId, kind, mode, from, to, search, channelId, merchantId, agentId } = filter
  if (productId) await getProductInCompany(tx, productId)
  if (channelId) await getChannelInCompany(tx, channelId)
  if (agentId) await getAgentInCompany(tx, agentId)
  const merchant = merchantId ? await getMerchantInCompany(tx, merchantId) : undefined
  const found = search ? await findByWords(tx, 'transaction', search) : undefined
  const where = and(
    productId ? eq(transactions.productId, productId) : undefined,
    kind && eq(transactions.kind, kind),
    mode && eq(transactions.mode, mode),
    channelId ? eq(transactions.channelId, channelId) : undefined,
    merchant && and(eq(transactions.channelId, merchant.channelId), eq(transactions.merchant, merchant.code)),
    agentId ? eq(transactions.agentId, agentId) : undefined,
    from ? gte(transactions.bookedAt, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? lt(transactions.bookedAt, new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)) : undefined,
    found && isOneOf(transactions.id, found.ids),
  )
  // By time, where a time is asked for: by id the database would walk past everything that came after.
  const orderBy = paging.orderBy ?? (from || to || channelId || merchantId || agentId ? '-bookedAt' : undefined)
  const { items, ...page } = await selectPage(tx, transactions, where, { ...paging, orderBy })
  return { items: await withHolders(tx, items), ...page, ...moreOf(found) }
}

/** Names are the policies', so that erasing a person there erases them here. */
export async function withHolders(tx: ReadTx, lines: readonly TransactionRow[]) {
  const ids = lines.map(({ policyId }) => policyId)
  const named =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: policies.id,
            holder: policies.holder,
            incentive: policies.incentive,
            voucher: policies.voucher,
          })
          .from(policies)
          .where(inArray(policies.id, ids))
  const sold = new Map(named.map((policy) => [policy.id, policy]))
  const partners = await partnersOf(tx, lines)
  const agents = await findAgents(
    tx,
    lines.flatMap(({ origin: { agentId } }) => agentId ?? []),
  )
  const commissions = await findCommissions(
    tx,
    lines.flatMap(({ id, channelId, origin }) => (channelId || origin.agentId || origin.partnerKey ? [id] : [])),
  )
  const channelNames = await channelNamesOf(tx, lines)
  return lines.map((line) =>
    toTransaction(line, {
      holder: sold.get(line.policyId)?.holder ?? '',
      incentive: sold.get(line.policyId)?.incentive ?? null,
      voucher: sold.get(line.policyId)?.voucher ?? null,
      partnerName: partners.get(line.origin.partnerKey ?? '') ?? '',
      agentName: agents.get(line.origin.agentId ?? '')?.name ?? '',
      channelName: channelNames.get(line.channelId ?? '') ?? '',
      sellerCommission: commissions.get(line.id) ?? null,
    }),
  )
}

async function channelNamesOf(tx: ReadTx, lines: readonly TransactionRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(lines.flatMap(({ channelId }) => channelId ?? []))
  if (ids.size === 0) return new Map()
  const named = await tx
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(inArray(channels.id, [...ids]))
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** Names of the companies whose products were resold; what another system calls itself has none. */
async function partnersOf(tx: ReadTx, lines: readonly TransactionRow[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Set(lines.flatMap(({ origin: { partnerKey } }) => (isId(partnerKey) ? [partnerKey] : [])))
  if (keys.size === 0) return new Map()
  const known = await tx
    .select()
    .from(knownCompanies)
    .where(inArray(knownCompanies.id, [...keys]))
  return new Map(known.map(({ id, name }) => [id, name]))
}

const isId = (key: string | undefined): key is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key ?? '')
