import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import type { CommissionMethod } from '@coverwright/domain/sell/channel/connection'
import { baseOf, clawedBackMinor, earnedMinor } from '@coverwright/domain/sell/commission/earned'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import type { PremiumParts } from '@coverwright/domain/sell/transaction/premium-parts'
import type { TransactionKind } from '@coverwright/domain/sell/transaction/transaction'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { and, eq, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { channelProducts } from '../channel/index.ts'
import { vouchers } from '../voucher/index.ts'
import { type CommissionEntryRow, commissionEntries, commissionMonths } from './tables.ts'

interface SoldPolicy extends PremiumParts {
  readonly id: string
  readonly number: string
  readonly productId: string
  readonly productName: string
  readonly mode: string
  readonly currency: CommissionEntryRow['currency']
  readonly origin: Origin
  readonly voucher: VoucherPaid | null
}

interface Booked {
  readonly kind: TransactionKind
  readonly transactionId: string
  readonly policy: SoldPolicy
  /** Of this transaction; what goes back has a minus. */
  readonly parts: PremiumParts
  readonly now: Date
}

type Entry = Omit<CommissionEntryRow, 'id' | 'companyId' | 'createdAt'>
type Terms = Pick<Entry, 'method' | 'ratioValue'>

/**
 * With the sale, or with its end: who brought the customer earns on the terms of that day, and gives back the share that the
 * customer gets back or never paid. A sale that nobody brought costs no statement; trial runs earn nothing.
 */
export async function keepCommission(tx: WriteTx, booked: Booked): Promise<void> {
  const { kind, policy } = booked
  const { channelId, partnerKey } = policy.origin
  if (policy.mode !== 'live' || !(channelId ?? partnerKey)) return
  const { timeZone } = await getOwnCompanyRow(tx)
  const month = localTimeAt(booked.now, timeZone).slice(0, 7)
  const entries = kind === 'sale' ? await earned(tx, booked, month) : await clawedBack(tx, booked, month)
  // The channel's before the company's own, always: nobody waits in a circle for the sums of a month.
  for (const entry of entries) await keepEntry(tx, entry)
}

async function earned(tx: WriteTx, { policy, transactionId, now }: Booked, month: string): Promise<Entry[]> {
  const { origin, id: policyId, number: policyNumber, productId, productName, currency } = policy
  const baseMinor = baseOf(policy)
  const line = {
    kind: 'earned' as const,
    month,
    currency,
    merchant: origin.merchant ?? '',
    agentId: origin.agentId ?? null,
    transactionId,
    policyId,
    policyNumber,
    productId,
    productName,
    baseMinor,
    bookedAt: now,
  }
  const entries: Entry[] = []
  const terms = await findTerms(tx, policy)
  if (terms && origin.channelId)
    entries.push({
      ...line,
      ...terms,
      payee: 'channel',
      channelId: origin.channelId,
      amountMinor: earnedMinor(baseMinor, terms),
    })
  // What the seller of another company's product keeps, as the policy has it.
  if (origin.partnerKey)
    entries.push({
      ...line,
      payee: 'broker',
      channelId: null,
      method: 'fixed',
      ratioValue: (policy.commissionMinor / 100).toFixed(2),
      amountMinor: policy.commissionMinor,
    })
  return entries
}

/** A voucher's own terms come before those of the product. A channel that sells it no more earns nothing. */
async function findTerms(tx: WriteTx, { origin, productId, voucher }: SoldPolicy): Promise<Terms | undefined> {
  const { channelId } = origin
  if (!channelId) return undefined
  if (voucher) {
    const [own] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher.voucherId))
    if (own && own.commission !== '' && own.channelId === channelId)
      return { method: own.commissionType, ratioValue: own.commission }
  }
  const [connection] = await tx
    .select({ method: channelProducts.commissionMethod, ratioValue: channelProducts.ratioValue })
    .from(channelProducts)
    .where(and(eq(channelProducts.channelId, channelId), eq(channelProducts.productId, productId)))
  return connection satisfies { method: CommissionMethod; ratioValue: string } | undefined
}

async function clawedBack(tx: WriteTx, { policy, parts, transactionId, now }: Booked, month: string): Promise<Entry[]> {
  const before = await tx
    .select()
    .from(commissionEntries)
    .where(and(eq(commissionEntries.policyId, policy.id), eq(commissionEntries.kind, 'earned')))
  const back = (entry: CommissionEntryRow): Entry => {
    const { id, companyId, createdAt, ...same } = entry
    const amountMinor = clawedBackMinor(entry.amountMinor, parts.grossMinor, policy.grossMinor)
    return { ...same, kind: 'clawed-back', month, transactionId, bookedAt: now, amountMinor }
  }
  return before.toSorted((one, other) => (one.payee < other.payee ? 1 : -1)).map(back)
}

async function keepEntry(tx: WriteTx, entry: Entry): Promise<void> {
  await tx.insert(commissionEntries).values(entry)
  const { month, payee, channelId, merchant, currency, amountMinor, kind } = entry
  const isEarned = kind === 'earned'
  const sum = {
    sales: isEarned ? 1 : 0,
    earnedMinor: isEarned ? amountMinor : 0,
    clawedBackMinor: isEarned ? 0 : amountMinor,
  }
  const { companyId, ...sums } = commissionMonths
  await tx
    .insert(commissionMonths)
    .values({ month, payee, channelId, merchant, currency, ...sum })
    .onConflictDoUpdate({
      target: [companyId, sums.month, sums.payee, sums.channelId, sums.merchant, sums.currency],
      set: {
        sales: sql`${sums.sales} + ${sum.sales}`,
        earnedMinor: sql`${sums.earnedMinor} + ${sum.earnedMinor}`,
        clawedBackMinor: sql`${sums.clawedBackMinor} + ${sum.clawedBackMinor}`,
      },
    })
}
