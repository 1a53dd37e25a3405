import type { commission } from '@coverwright/contract/sell/commission'
import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import { fail } from '@coverwright/domain/errors'
import {
  type CommissionEntry,
  type CommissionStatement,
  maxStatementLines,
} from '@coverwright/domain/sell/commission/commission'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findAgents, getAgentInCompany } from '../../company/agent/index.ts'
import { channels, getChannelInCompany } from '../channel/index.ts'
import { type CommissionEntryRow, type CommissionMonthRow, commissionEntries, commissionMonths } from './tables.ts'

export const listEntries: HandlerOf<typeof commission, 'listEntries'> = async ({ tx }, filter, paging) => {
  const { month, channelId, agentId } = filter
  if (channelId) await getChannelInCompany(tx, channelId)
  if (agentId) await getAgentInCompany(tx, agentId)
  const where = and(
    month ? eq(commissionEntries.month, month) : undefined,
    channelId ? eq(commissionEntries.channelId, channelId) : undefined,
    agentId ? ofAgent(agentId) : undefined,
  )
  const orderBy = paging.orderBy ?? '-bookedAt'
  const { items, ...page } = await selectPage(tx, commissionEntries, where, { ...paging, orderBy })
  const names = await namesOf(tx, items)
  return { items: items.map((entry) => toEntry(entry, names)), ...page }
}

const toEntry = (
  { companyId, createdAt, transactionId, productId, bookedAt, ...entry }: CommissionEntryRow,
  names: Names,
): CommissionEntry => ({
  ...entry,
  ...names(entry),
  bookedAt: bookedAt.toISOString(),
})

export const listStatements: HandlerOf<typeof commission, 'listStatements'> = async ({ tx }, filter, paging) => {
  const { month, channelId, agentId } = filter
  if (channelId) await getChannelInCompany(tx, channelId)
  if (agentId) await getAgentInCompany(tx, agentId)
  const where = and(
    month ? eq(commissionMonths.month, month) : undefined,
    channelId ? eq(commissionMonths.channelId, channelId) : undefined,
    agentId ? eq(commissionMonths.agentId, agentId) : undefined,
  )
  const orderBy = paging.orderBy ?? '-month'
  const { items, ...page } = await selectPage(tx, commissionMonths, where, { ...paging, orderBy })
  const names = await namesOf(tx, items)
  return { items: items.map((sum) => toStatement(sum, names)), ...page }
}

const toStatement = (
  { companyId, createdAt, updatedAt, ...sum }: CommissionMonthRow,
  names: Names,
): CommissionStatement => ({
  ...sum,
  ...names(sum),
  owedMinor: sum.earnedMinor + sum.clawedBackMinor,
})

type Seller = Pick<CommissionEntryRow, 'channelId' | 'agentId'>
type Names = (seller: Seller) => { readonly channelName: string; readonly agentName: string }

async function namesOf(tx: ReadTx, rows: readonly Seller[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ channelId }) => channelId ?? []))]
  const named =
    ids.length === 0
      ? []
      : await tx.select({ id: channels.id, name: channels.name }).from(channels).where(inArray(channels.id, ids))
  const ofChannels = new Map(named.map(({ id, name }) => [id, name]))
  const ofAgents = await findAgents(
    tx,
    rows.flatMap(({ agentId }) => agentId ?? []),
  )
  return ({ channelId, agentId }) => ({
    channelName: ofChannels.get(channelId ?? '') ?? '',
    agentName: ofAgents.get(agentId ?? '')?.name ?? '',
  })
}

/** Entries of the company itself named the agent once. */
const ofAgent = (agentId: string) => and(eq(commissionEntries.agentId, agentId), eq(commissionEntries.payee, 'agent'))

const heads = [
  'booked',
  'seller',
  'channel',
  'merchant',
  'agent',
  'kind',
  'policy',
  'product',
  'method',
  'ratio',
  'currency',
  'premium before fees and tax',
  'commission',
]

const decimal = (minor: number) => (minor / 100).toFixed(2)

export const downloadStatement: HandlerOf<typeof commission, 'downloadStatement'> = async (
  { tx },
  { month, channelId, agentId },
) => {
  if (channelId) await getChannelInCompany(tx, channelId)
  if (agentId) await getAgentInCompany(tx, agentId)
  const lines = await tx
    .select()
    .from(commissionEntries)
    .where(
      and(
        eq(commissionEntries.month, month),
        channelId ? eq(commissionEntries.channelId, channelId) : undefined,
        agentId ? ofAgent(agentId) : undefined,
      ),
    )
    .orderBy(asc(commissionEntries.bookedAt), asc(commissionEntries.id))
    .limit(maxStatementLines + 1)
  if (lines.length > maxStatementLines) return fail('commission.too-many-lines')
  const names = await namesOf(tx, lines)
  const rows = lines.map((line) => [
    line.bookedAt.toISOString(),
    line.payee,
    names(line).channelName,
    line.merchant,
    names(line).agentName,
    line.kind,
    line.policyNumber,
    line.productName,
    line.method,
    line.ratioValue,
    line.currency,
    decimal(line.baseMinor),
    decimal(line.amountMinor),
  ])
  return { name: `commission ${month}.csv`, text: writeCsv([heads, ...rows]) }
}
