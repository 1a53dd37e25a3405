import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import type { FixedTerms } from '@coverwright/domain/sell/commission/commission'
import { baseOf, clawedBackMinor, earnedMinor } from '@coverwright/domain/sell/commission/earned'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import type { PremiumParts } from '@coverwright/domain/sell/transaction/premium-parts'
import type { TransactionKind } from '@coverwright/domain/sell/transaction/transaction'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { and, eq, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { vouchers } from '../voucher/index.ts'
import { findTerms } from './find-terms.ts'
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
  /** Of a sale: what was agreed when the application began. */
  readonly terms?: FixedTerms | null | undefined
  readonly now: Date
}

type Entry = Omit<CommissionEntryRow, 'id' | 'companyId' | 'createdAt'>

/**
 * With the sale, or with its end: who brought the customer earns on the terms their application began on, and gives back the share that the
 * customer gets back or never paid. A sale that nobody brought costs no statement; trial runs earn nothing.
 */
export async function keepCommission(tx: WriteTx, booked: Booked): Promise<void> {
  const { kind, policy } = booked
  const { channelId, agentId, partnerKey } = policy.origin
  if (policy.mode !== 'live' || !(channelId ?? agentId ?? partnerKey)) return
  const { timeZone } = await getOwnCompanyRow(tx)
  const month = localTimeAt(booked.now, timeZone).slice(0, 7)
  const entries = kind === 'sale' ? await earned(tx, booked, month) : await clawedBack(tx, booked, month)
  // The seller's before the company's own, always: nobody waits in a circle for the sums of a month.
  for (const entry of entries) await keepEntry(tx, entry)
}

async function earned(
  tx: WriteTx,
  { policy, transactionId, terms: agreed, now }: Booked,
  month: string,
): Promise<Entry[]> {
  const { origin, id: policyId, number: policyNumber, productId, productName, currency } = policy
  const baseMinor = baseOf(policy)
  const line = {
    kind: 'earned' as const,
    month,
    currency,
    merchant: origin.merchant ?? '',
    agentId: null,
    transactionId,
    policyId,
    policyNumber,
    productId,
    productName,
    baseMinor,
    bookedAt: now,
  }
  const entries: Entry[] = []
  const terms = await termsOf(tx, policy, agreed)
  const { channelId, agentId } = origin
  if (terms && (channelId || agentId))
    entries.push({
      ...line,
      ...terms,
      ...(channelId ? { payee: 'channel', channelId } : { payee: 'agent', channelId: null, agentId: agentId ?? null }),
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

/** A voucher's own terms come before what was agreed; who came before terms were kept with applications has those of today. */
async function termsOf(
  tx: WriteTx,
  { origin, productId, voucher }: SoldPolicy,
  agreed: FixedTerms | null | undefined,
): Promise<FixedTerms | undefined> {
  const { channelId } = origin
  if (voucher && channelId) {
    const [own] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher.voucherId))
    if (own && own.commission !== '' && own.channelId === channelId)
      return { method: own.commissionType, ratioValue: own.commission }
  }
  if (agreed) return agreed
  return channelId ? findTerms(tx, { channelId }, productId) : undefined
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
  return before.toSorted((one, other) => Number(one.payee === 'broker') - Number(other.payee === 'broker')).map(back)
}

async function keepEntry(tx: WriteTx, entry: Entry): Promise<void> {
  await tx.insert(commissionEntries).values(entry)
  const { month, payee, channelId, agentId, merchant, currency, amountMinor, kind } = entry
  const isEarned = kind === 'earned'
  const sum = {
    sales: isEarned ? 1 : 0,
    earnedMinor: isEarned ? amountMinor : 0,
    clawedBackMinor: isEarned ? 0 : amountMinor,
  }
  const { companyId, ...sums } = commissionMonths
  await tx
    .insert(commissionMonths)
    .values({ month, payee, channelId, agentId, merchant, currency, ...sum })
    .onConflictDoUpdate({
      target: [companyId, sums.month, sums.payee, sums.channelId, sums.merchant, sums.agentId, sums.currency],
      set: {
        sales: sql`${sums.sales} + ${sum.sales}`,
        earnedMinor: sql`${sums.earnedMinor} + ${sum.earnedMinor}`,
        clawedBackMinor: sql`${sums.clawedBackMinor} + ${sum.clawedBackMinor}`,
      },
    })
}
